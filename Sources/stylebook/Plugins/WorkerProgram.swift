/// A worker as an executable file.
struct WorkerProgram: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// What the worker must answer when it is asked what it was built from.
  let key: String
}

/// How much a worker may keep its host waiting, and how much it may answer.
struct WorkerLimits: Hashable, Sendable {
  /// Seconds until it has said who it is, and until it has listed its styles.
  var start = 10.0
  /// Seconds until a field is drawn.
  var answer = 5.0
  /// The longest answer, in bytes.
  var bytes = 16 << 20
  /// How many times in a row a worker may fail before it is given up.
  var failures = 3
}
