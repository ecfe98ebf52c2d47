import Foundation
import SwiftUI
import ViewArchive

/// The screens of previews of plain views, each with its own state.
@MainActor
final class PreviewScreens {
  private let previews: PreviewFinder
  private var graphs: [String: ViewGraph] = [:]

  init(_ previews: PreviewFinder) { self.previews = previews }

  /// Returns the living view of a preview, which is made when it is first asked for.
  ///
  /// - Parameter onInvalidate: Called, from any thread, when the screen is outdated.
  /// - Throws: What the preview's modifiers throw; `ArchiveFailure` when there is no such preview.
  func graph(
    of id: String, onInvalidate: @escaping @Sendable () -> Void
  ) async throws -> ViewGraph {
    if let graph = graphs[id] { return graph }
    let view = try await previews.view(id)
    // While it was made, another request may have made it, too.
    if let graph = graphs[id] { return graph }
    let graph = ViewGraph(view, onInvalidate: onInvalidate)
    graphs[id] = graph
    return graph
  }
}
