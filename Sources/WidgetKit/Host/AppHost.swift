import ActivityKit
import ActivityModel
import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import ViewArchive

/// An app in a process of its own: its screen, its link to the emulator's engine, and its life.
@MainActor
package final class AppHost {
  /// Why an app cannot run.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case noApp

    package var description: String {
      switch self {
      case .noApp: "the sources declare no type that conforms to 'App'"
      }
    }
  }

  private let graph: ViewGraph
  private let link: ProgramLink
  /// The intents that are performed here, as on iOS those of Live Activities.
  private let intents: [any LiveActivityIntent.Type]
  private var locale = AppBundle.locale
  /// The last request for the screen.
  private var last: ScreenRequest?

  /// Finds the intents of a library and connects to the emulator.
  ///
  /// - Parameters:
  ///   - root: The screen.
  ///   - image: The library.
  ///   - link: What `link(to:environment:)` has made.
  private init(_ root: any View, of image: LoadedImage, _ link: ProgramLink, _ host: Reference) {
    intents = image.types(conformingTo: (any LiveActivityIntent).self)
      .compactMap { $0 as? any LiveActivityIntent.Type }
    self.link = link
    graph = ViewGraph(root, onInvalidate: { Task { @MainActor in host.app?.link.screenChanged() } })
    graph.report = { StandardErrorLog.print($0) }
    setPhase(.background)
    link.screenChanged()
    host.app = self
  }

  /// Connects to the emulator, before code of the app runs: afterwards nothing can be connected.
  ///
  /// - Parameters:
  ///   - host: Serves the emulator's requests; those that come before it has an app wait.
  ///   - environment: The process's environment, which names the emulator and the app.
  ///   - follow: Lets the app's code follow a clock.
  private static func link(
    to host: Reference, environment: [String: String], follow: @escaping HostLoop.ClockFollower
  ) -> ProgramLink {
    let link = ProgramLink(
      identity: ProgramIdentity(
        executable: URL(filePath: CommandLine.arguments.first ?? "app"), environment: environment),
      locator: EmulatorLocator(environment: environment), engine: nil,
      widgets: WidgetService(
        attributesTypes: { [] }, hasScreen: true,
        handle: { line, wire, _ in
          guard let incoming = WidgetRequestHandler.incoming(in: line, from: wire) else { return }
          // Time goes on while the app's code runs.
          if case .clock(let clock) = incoming.request { follow(clock) }
          Task { @MainActor in host.serve(incoming, over: wire) }
        }, finish: { _, _ in }),
      report: { StandardErrorLog.print($0) })
    link.connect()
    return link
  }

  /// The app that a link serves, once it is there.
  @MainActor
  private final class Reference {
    weak var app: AppHost? {
      didSet {
        for (incoming, wire) in early { app?.serve(incoming, over: wire) }
        early = []
      }
    }
    private var early: [(WidgetRequestHandler.Incoming, WireConnection)] = []

    func serve(_ incoming: WidgetRequestHandler.Incoming, over wire: WireConnection) {
      guard let app else { return early.append((incoming, wire)) }
      app.serve(incoming, over: wire)
    }
  }

  /// Returns the view of the first window of the app.
  ///
  /// - Throws: `Failure.noApp` when the library has no app.
  private static func root(of image: LoadedImage) throws(Failure) -> any View {
    let apps = image.types(conformingTo: (any App).self).lazy.compactMap { $0 as? any App.Type }
    guard let app = apps.first else { throw .noApp }
    return screen(of: app)
  }

  private static func screen<Application: App>(of app: Application.Type) -> any View {
    AppScreen<Application>()
  }

  private func serve(_ incoming: WidgetRequestHandler.Incoming, over wire: WireConnection) {
    if case .perform(let request) = incoming.request {
      return perform(request.intent, for: incoming.id, over: wire)
    }
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    WidgetRequestHandler.reply(reply(to: incoming.request), to: incoming.id, over: wire)
    // What the app has stored outlives it, however it ends.
    switch incoming.request {
    case .input, .phase: UserDefaults.standard.synchronize()
    case .describe, .archive, .perform, .decode, .screen, .clock: break
    }
    DescriptorLimit.check { link.denied($0) }
  }

  private func reply(to request: HostRequest) -> HostReply {
    switch request {
    case .screen(let request):
      locale = Locale(identifier: request.environment.locale)
      last = request
      return .screen(render(request))
    case .input(let input):
      let isDone = AppBundle.$locale.withValue(locale) { graph.perform(input) }
      return .performed(error: isDone ? nil : "this control is not on the screen any more")
    case .phase(let phase):
      setPhase(phase)
      // No screen is requested from an app in the background, but its views observe the phase.
      if phase != .active, let last {
        _ = render(last)
        link.screenChanged()
      }
      return .performed(error: nil)
    // `follow` has done it.
    case .clock: return .performed(error: nil)
    case .describe, .archive, .perform, .decode: return .failed("an app draws no widgets")
    }
  }

  private func render(_ request: ScreenRequest) -> ScreenArchive {
    let room = CGSize(width: request.room.width, height: request.room.height)
    return AppBundle.$locale.withValue(locale) { graph.render(request.environment, in: room) }
  }

  /// Performs the intent of a button in the island or on a card.
  private func perform(_ reference: IntentReference, for id: Int, over wire: WireConnection) {
    let intent = intents.lazy.compactMap { IntentIdentity.intent($0, from: reference.id) }.first
    guard let intent else {
      return WidgetRequestHandler.reply(
        .failed("\(reference.typeName) is not of the app"), to: id, over: wire)
    }
    let locale = locale
    Task { @MainActor in
      var failure: String?
      do {
        try await AppBundle.$locale.withValue(locale) {
          try await ActivityLink.$isInIntent.withValue(true) { _ = try await intent.perform() }
        }
      } catch {
        failure = "\(error)"
      }
      WidgetRequestHandler.reply(.performed(error: failure), to: id, over: wire)
    }
  }

  private func setPhase(_ phase: AppPhase) {
    link.isInBackground = phase != .active
    ActivityLink.current = link.link
    graph.phase = ScenePhase(phase)
    switch phase {
    case .active: UIApplication.shared.change(to: .active)
    case .inactive: UIApplication.shared.change(to: .inactive)
    case .background: UIApplication.shared.change(to: .background)
    }
  }

  /// Runs the app of a library until the standard input ends.
  ///
  /// - Parameters:
  ///   - preview: The preview of a plain view that is the screen; nil: the app's own.
  ///   - deniesNetwork: True: requests to the network fail.
  ///   - follow: Lets the app's code follow a clock; called from any thread.
  ///   - connected: Called when the emulator is connected and no code of the app has run.
  ///   - ending: Ends what the app's code has started, where that does not let the process end by
  ///     itself within a second; called from any thread.
  /// - Throws: `LoadedImage.Failure` when the library cannot be loaded; `Failure` when it has no app,
  ///   `ArchiveFailure` when it has no such preview; what the preview's modifiers throw.
  package static func run(
    library: String, preview: String? = nil, deniesNetwork: Bool = false,
    follow: @escaping HostLoop.ClockFollower, connected: () -> Void,
    ending: @escaping @Sendable () -> Void
  ) async throws {
    let reference = Reference()
    let link = link(
      to: reference, environment: ProcessInfo.processInfo.environment, follow: follow)
    connected()
    if deniesNetwork { _NetworkAccess.deny { link.denied(.network(host: $0)) } }
    try LoadedImage.checkAccess(to: library)
    AppBundle.use(folder: URL(fileURLWithPath: library).deletingLastPathComponent().path)
    let image = try LoadedImage(loading: library)
    CrashTrace.install(library: image.base)
    let root: any View
    if let preview {
      root = try await PreviewFinder(types: PreviewFinder.types(in: image)).view(preview)
    } else {
      root = try Self.root(of: image)
    }
    let host = AppHost(root, of: image, link, reference)
    let (end, continuation) = AsyncStream<Void>.makeStream()
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      continuation.finish()
      // The emulator may have been killed, and cannot end an app that hangs.
      HostLoop.endProcess(after: ending)
    }
    for await _ in end {}
    withExtendedLifetime(host) {}
  }
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
