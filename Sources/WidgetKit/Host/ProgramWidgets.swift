import ActivityKit
import ActivityModel
import Foundation
import Synchronization

/// The widgets linked into this program, for the emulator that its activities run in.
///
/// Questions come on a thread of their own and wait for the main actor, where views live.
// A condition variable guards `waiting`; the host is the main actor's.
final class ProgramWidgets: @unchecked Sendable {
  private struct Item {
    var question: HostQuestions.Question
    var wire: WireConnection
    var drawn: LinkedWidgets.Drawn
  }

  private let condition = NSCondition()
  private var waiting: [Item] = []
  @MainActor private var questions: HostQuestions?

  /// All attributes types there are: which of them a widget draws is only known on the main actor,
  /// and who asks for another one's picture is told so.
  static let attributesTypes: [String] = {
    guard let image = try? LoadedImage.program() else { return [] }
    let widgets = image.types(conformingTo: (any Widget).self).filter { $0 != WidgetGroup.self }
    guard !widgets.isEmpty else { return [] }
    return image.types(conformingTo: (any ActivityAttributes).self)
      .compactMap { ($0 as? any ActivityAttributes.Type)?.wireName }.sorted()
  }()

  func take(_ line: Data, _ wire: WireConnection, _ drawn: @escaping LinkedWidgets.Drawn) {
    guard let question = HostQuestions.question(in: line, from: wire) else { return }
    condition.lock()
    waiting.append(Item(question: question, wire: wire, drawn: drawn))
    condition.signal()
    condition.unlock()
    Task { @MainActor in serve() }
  }

  /// Serves what comes until `isDrawn`; only where the main thread ends the program, elsewhere
  /// there is no main actor to do it.
  func finish(_ isDrawn: () -> Bool, until end: Date) {
    guard Thread.isMainThread else { return }
    while !isDrawn() && Date() < end {
      condition.lock()
      if waiting.isEmpty { _ = condition.wait(until: end) }
      condition.unlock()
      MainActor.assumeIsolated { serve() }
    }
  }

  @MainActor
  private func serve() {
    while let item = next() {
      hosted().serve(item.question, over: item.wire, drawn: item.drawn)
    }
  }

  private func next() -> Item? {
    condition.lock()
    defer { condition.unlock() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  @MainActor
  private func hosted() -> HostQuestions {
    if let questions { return questions }
    // An image that cannot be read has no widgets.
    let host = (try? LoadedImage.program()).map { WidgetHost(image: $0) } ?? WidgetHost(widgets: [])
    let made = HostQuestions(host: host)
    questions = made
    return made
  }
}

/// Adds this module to the program's parts before `main`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  let widgets = ProgramWidgets()
  LinkedParts.widgets.withLock {
    $0 = LinkedWidgets(
      attributesTypes: { ProgramWidgets.attributesTypes },
      take: { widgets.take($0, $1, $2) },
      finish: { widgets.finish($0, until: $1) })
  }
}
