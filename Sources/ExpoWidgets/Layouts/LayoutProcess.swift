import ActivityModel
import Foundation
import JavaScript
import Synchronization

/// The node that evaluates layouts, with one line of JSON for each question and answer.
@MainActor
final class LayoutProcess {
  /// Why nothing has come.
  private enum Silence {
    case ended
    case late
  }

  /// What has come from the script, as its reading thread and this process's main thread see it.
  private final class Mailbox: Sendable {
    private struct Content {
      var lines: [Data] = []
      var silence: Silence?
      /// When the question was asked, in seconds of `MachineTime.now`; nil: nothing is awaited.
      var asked: Double?
    }

    private let content = Mutex(Content())
    private let arrived = DispatchSemaphore(value: 0)

    func setAsked(_ time: Double?) { content.withLock { $0.asked = time } }

    func add(_ line: Data) {
      content.withLock { $0.lines.append(line) }
      arrived.signal()
    }

    func end() {
      content.withLock { $0.silence = .ended }
      arrived.signal()
    }

    /// Notices that an answer is late. Clocks of this process follow the phone's, and with them what waits
    /// for so long; so the reading thread looks.
    func look() {
      let isLate = content.withLock { content in
        guard let asked = content.asked, content.silence == nil,
          MachineTime.now - asked > LayoutProcess.seconds
        else { return false }
        content.silence = .late
        return true
      }
      if isLate { arrived.signal() }
    }

    /// Waits for the next line; nil, with the reason: there is none.
    func next() -> (line: Data?, silence: Silence?) {
      arrived.wait()
      return content.withLock { content in
        (content.lines.isEmpty ? nil : content.lines.removeFirst(), content.silence)
      }
    }
  }

  private let script: ScriptProcess
  private let mailbox = Mailbox()
  private var questions: Int64 = 0

  /// Far above what a layout may take, which the script itself ends after a second: node may be starting
  /// on a busy machine. Who asks this process has a shorter timeout of its own.
  fileprivate nonisolated static let seconds = 30.0

  /// - Parameters:
  ///   - script: A node that runs `widgets.mjs --serve`.
  ///   - layouts: The line that brings it the layouts.
  init(_ script: ScriptProcess, layouts: Data) {
    self.script = script
    script.send(layouts)
    let mailbox = mailbox
    script.read(
      onLine: { mailbox.add($0) }, onIdle: { mailbox.look() }, onEnd: { mailbox.end() })
  }

  /// Asks for what a layout draws or does, and waits for the answer.
  ///
  /// Ends this process when there is none, because it can start no other node in its sandbox. The emulator
  /// starts both anew with its next request.
  func answer(to question: [String: JSONValue]) -> JSONValue {
    questions += 1
    var question = question
    question["id"] = .whole(questions)
    mailbox.setAsked(MachineTime.now)
    defer { mailbox.setAsked(nil) }
    script.send(JSONValue.record(question).json)
    while true {
      let (line, silence) = mailbox.next()
      if let line, let answer = try? JSONParser.read(line), answer["id"] == .whole(questions) {
        return answer
      }
      switch silence {
      // As a widget that traps: this process is ended, named with these words and started again.
      case .ended: fatalError("the JavaScript of the layouts has ended")
      case .late:
        fatalError(
          "the JavaScript of the layouts has not answered within \(Int(Self.seconds)) seconds")
      case nil: continue
      }
    }
  }
}
