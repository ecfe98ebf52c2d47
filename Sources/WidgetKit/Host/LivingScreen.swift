import ActivityKit
import Foundation
import SwiftUI
package import ViewArchive

/// The screen of an app in SwiftUI: a living tree of views.
@MainActor
package final class LivingScreen: HostedScreen {
  private let graph: ViewGraph
  private let onChange: @Sendable () -> Void
  /// The last request for the screen.
  private var last: ScreenRequest?

  /// - Parameter onChange: Called, from any thread, when the screen is outdated.
  init(_ root: any View, onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
    graph = ViewGraph(root, onInvalidate: onChange)
    graph.report = { StandardErrorLog.print($0) }
  }

  /// Makes the screen of a library's app.
  ///
  /// - Parameter preview: The preview of a plain view that is the screen; nil: the view of the app's first
  ///   window.
  /// - Throws: `AppHost.Failure.noApp` when the library has no app, `ArchiveFailure` when it has no such
  ///   preview; what the preview's modifiers throw.
  package convenience init(
    of image: LoadedImage?, preview: String?, onChange: @escaping @Sendable () -> Void
  ) async throws {
    guard let image else { throw AppHost.Failure.noApp }
    let root: any View
    if let preview {
      root = try await PreviewFinder(types: PreviewFinder.types(in: image)).view(preview)
    } else {
      let apps = image.types(conformingTo: (any App).self).lazy.compactMap { $0 as? any App.Type }
      guard let app = apps.first else { throw AppHost.Failure.noApp }
      root = Self.screen(of: app)
    }
    self.init(root, onChange: onChange)
  }

  private static func screen<Application: App>(of app: Application.Type) -> any View {
    AppScreen<Application>()
  }

  package func render(
    _ request: ScreenRequest, reply: @escaping @MainActor (ScreenArchive) -> Void
  ) {
    last = request
    reply(render(request))
  }

  private func render(_ request: ScreenRequest) -> ScreenArchive {
    graph.render(
      request.environment,
      in: CGSize(width: request.room.width, height: request.room.height))
  }

  package func perform(_ input: ScreenInput, reply: @escaping @MainActor (Bool) -> Void) {
    reply(graph.perform(input))
  }

  package func enter(_ phase: AppPhase) {
    graph.phase = ScenePhase(phase)
    // No screen is requested from an app in the background, but its views observe the phase.
    guard phase != .active, let last else { return }
    _ = render(last)
    onChange()
  }

  /// Compiled code cannot be exchanged.
  package func reload() {}
}

extension ScenePhase {
  fileprivate init(_ phase: AppPhase) {
    self =
      switch phase {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
  }
}
