import ActivityKit
import ActivityModel
import Foundation
import Synchronization

/// Serves the widgets linked into this program to the emulator that shows its activities.
///
/// Requests arrive on a separate thread and are queued for the main actor, which evaluates
/// views.
// A condition variable guards `waiting`; `handler` belongs to the main actor.
final class ProgramWidgets: @unchecked Sendable {
  private struct Item {
    var incoming: WidgetRequestHandler.Incoming
    var wire: WireConnection
    var archiveSent: WidgetService.ArchiveSentHandler
  }

  private let condition = NSCondition()
  private var waiting: [Item] = []
  @MainActor private var handler: WidgetRequestHandler?

  /// All attributes types of the program. Which of them have a widget is known on the main actor
  /// only; an archive request for another type fails.
  static let attributesTypes: [String] = {
    guard let image = try? LoadedImage.program() else { return [] }
    let widgets = image.types(conformingTo: (any Widget).self).filter { $0 != WidgetGroup.self }
    guard !widgets.isEmpty else { return [] }
    return image.types(conformingTo: (any ActivityAttributes).self)
      .compactMap { ($0 as? any ActivityAttributes.Type)?.wireName }.sorted()
  }()

  func handle(
    _ line: Data, _ wire: WireConnection, _ archiveSent: @escaping WidgetService.ArchiveSentHandler
  ) {
    guard let incoming = WidgetRequestHandler.incoming(in: line, from: wire) else { return }
    condition.lock()
    waiting.append(Item(incoming: incoming, wire: wire, archiveSent: archiveSent))
    condition.signal()
    condition.unlock()
    Task { @MainActor in serve() }
  }

  /// Serves requests until `areArchivesSent` returns true or the date is reached. Does nothing outside the
  /// main thread, where the main actor cannot be run.
  func finish(_ areArchivesSent: () -> Bool, until end: Date) {
    guard Thread.isMainThread else { return }
    while !areArchivesSent() && Date() < end {
      condition.lock()
      if waiting.isEmpty { _ = condition.wait(until: end) }
      condition.unlock()
      MainActor.assumeIsolated { serve() }
    }
  }

  @MainActor
  private func serve() {
    while let item = next() {
      hosted().serve(item.incoming, over: item.wire, archiveSent: item.archiveSent)
    }
  }

  private func next() -> Item? {
    condition.lock()
    defer { condition.unlock() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  @MainActor
  private func hosted() -> WidgetRequestHandler {
    if let handler { return handler }
    // An image that cannot be found counts as one without widgets.
    let host = (try? LoadedImage.program()).map { WidgetHost(image: $0) } ?? WidgetHost(widgets: [])
    let made = WidgetRequestHandler(host: host)
    handler = made
    return made
  }
}

/// Registers this module in `ModuleRegistry` before `main`.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  let widgets = ProgramWidgets()
  ModuleRegistry.widgets.withLock {
    $0 = WidgetService(
      attributesTypes: { ProgramWidgets.attributesTypes },
      handle: { widgets.handle($0, $1, $2) },
      finish: { widgets.finish($0, until: $1) })
  }
}
