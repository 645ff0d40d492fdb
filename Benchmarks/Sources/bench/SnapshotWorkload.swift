import StyleCore
import StyleSnapshots
import Styles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Workload {
  /// Draws the built-in styles in every state, light and dark, and holds each picture against its file;
  /// one operation is one snapshot.
  init(snapshots: Int) {
    var template = Array("/tmp/stylebook-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      print("bench: W6 needs a folder in /tmp")
      exit(73)
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let store = SnapshotStore(folder: path)
    let registry = StyleRegistry.builtIns()
    let jobs: [(name: String, style: any TextFieldStyle, scenario: Scenario)] =
      registry.ids.flatMap { id in
        Scenario.all().enumerated().map { number, scenario in
          guard let style = try? registry.make(id) else {
            preconditionFailure("A built-in style can always be made.")
          }
          return ("\(id)/\(number)", style, scenario)
        }
      }
    self.init(count: snapshots) { index in
      let job = jobs[index % jobs.count]
      let snapshot = Snapshot(of: job.scenario.canvas(job.style))
      switch try? store.verify(snapshot, named: job.name) {
      case .matches: return [1]
      case .missing:
        _ = try? store.record(snapshot, named: job.name)
        return []
      default:
        preconditionFailure("A picture must be the same every time.")
      }
    }
    warmUp = jobs.count
    cleanUp = {
      for job in jobs { _ = (try? store.path(for: job.name)).map { unlink($0) } }
      for id in registry.ids { rmdir("\(path)/\(id)") }
      rmdir(path)
    }
  }
}
