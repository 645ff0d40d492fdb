import Foundation
import StyleCore
import SwiftUISurface
import Testing

@MainActor
@Suite struct StreamTests {
  @Test func subjectsHandOnWhatIsSentWhileTheTokenIsKept() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var token: AnyCancellable? = subject.filter { $0 > 1 }.map { $0 * 2 }.removeDuplicates()
      .sink { received.append($0) }
    for value in [1, 2, 2, 3] { subject.send(value) }
    #expect(received == [4, 6])
    token?.cancel()
    token = nil
    subject.send(9)
    #expect(received == [4, 6])
  }

  @Test func currentValuesComeFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    var received: [String] = []
    let token = subject.sink { received.append($0) }
    subject.send("b")
    #expect(received == ["a", "b"])
    #expect(subject.value == "b")
    token.cancel()
  }

  @Test func streamsOfOneValueFilterWhatIsTyped() {
    var text = "12a3"
    let view = TextField("", text: Binding(get: { text }, set: { text = $0 }))
      .onReceive(Just(text)) { value in
        let digits = value.filter(\.isNumber)
        if digits != value { text = digits }
      }
    _ = dump(view)
    #expect(text == "123")
  }

  @Test func keyboardsOfPhonesNeverShow() {
    let view = Text("a").onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { _ in
      Issue.record("Nobody shows a keyboard.")
    }
    #expect(dump(view) == "text \"a\"")
  }
}
