import ActivityKit
import ActivityModel
package import AppIntents
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

  /// Makes the screen, when code of the app may run.
  ///
  /// - Parameters:
  ///   - image: The app's library; nil: it has none.
  ///   - onChange: To be called, from any thread, when the screen is outdated.
  package typealias ScreenMaker =
    @MainActor (_ image: LoadedImage?, _ onChange: @escaping @Sendable () -> Void) async throws ->
    any HostedScreen

  private let screen: any HostedScreen
  private let link: ProgramLink
  /// The intents that are performed here, as on iOS those of Live Activities.
  private let intents: [any LiveActivityIntent.Type]
  private var locale = AppBundle.locale

  /// Finds the intents of a library and connects to the emulator.
  ///
  /// - Parameters:
  ///   - image: The library; nil: the app has none.
  ///   - link: What `link(to:environment:)` has made.
  ///   - more: Intents of this program, besides those of the library.
  private init(
    _ screen: any HostedScreen, of image: LoadedImage?, _ more: [any LiveActivityIntent.Type],
    _ link: ProgramLink, _ host: Reference
  ) {
    let types = image?.types(conformingTo: (any LiveActivityIntent).self) ?? []
    intents = types.compactMap { $0 as? any LiveActivityIntent.Type } + more
    self.link = link
    self.screen = screen
    enter(.background)
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

  private func serve(_ incoming: WidgetRequestHandler.Incoming, over wire: WireConnection) {
    if case .perform(let request) = incoming.request {
      return perform(request.intent, for: incoming.id, over: wire)
    }
    CrashTrace.enterUserCode()
    defer { CrashTrace.leaveUserCode() }
    let reply = { @MainActor in
      WidgetRequestHandler.reply($0, to: incoming.id, over: wire)
    }
    switch incoming.request {
    case .screen(let request):
      locale = Locale(identifier: request.environment.locale)
      AppBundle.$locale.withValue(locale) { screen.render(request) { reply(.screen($0)) } }
    case .input(let input):
      AppBundle.$locale.withValue(locale) {
        screen.perform(input) { isDone in
          reply(.performed(error: isDone ? nil : "this control is not on the screen any more"))
          // What the app has stored outlives it, however it ends.
          UserDefaults.standard.synchronize()
        }
      }
    case .phase(let phase):
      AppBundle.$locale.withValue(locale) { enter(phase) }
      reply(.performed(error: nil))
      UserDefaults.standard.synchronize()
    case .reload:
      screen.reload()
      reply(.performed(error: nil))
    // `follow` has done it.
    case .clock: reply(.performed(error: nil))
    case .perform, .describe, .archive, .decode: reply(.failed("an app draws no widgets"))
    }
    DescriptorLimit.check { link.denied($0) }
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

  private func enter(_ phase: AppPhase) {
    link.isInBackground = phase != .active
    ActivityLink.current = link.link
    switch phase {
    case .active: UIApplication.shared.change(to: .active)
    case .inactive: UIApplication.shared.change(to: .inactive)
    case .background: UIApplication.shared.change(to: .background)
    }
    screen.enter(phase)
  }

  /// Runs an app until the standard input ends.
  ///
  /// - Parameters:
  ///   - library: The path of the app's library; nil: it has none.
  ///   - intents: Intents of this program that are performed here, besides those of the library.
  ///   - deniesNetwork: True: requests to the network fail.
  ///   - follow: Lets the app's code follow a clock; called from any thread.
  ///   - connected: Called when the emulator is connected and no code of the app has run.
  ///   - ending: Ends what the app's code has started, where that does not let the process end by
  ///     itself within a second; called from any thread.
  ///   - makeScreen: Makes the screen, when the library is loaded.
  /// - Throws: `LoadedImage.Failure` when the library cannot be loaded; what `makeScreen` throws.
  package static func run(
    library: String?, intents: [any LiveActivityIntent.Type] = [], deniesNetwork: Bool = false,
    follow: @escaping HostLoop.ClockFollower,
    connected: () -> Void, ending: @escaping @Sendable () -> Void, makeScreen: ScreenMaker
  ) async throws {
    let reference = Reference()
    let link = link(
      to: reference, environment: ProcessInfo.processInfo.environment, follow: follow)
    connected()
    if deniesNetwork { _NetworkAccess.deny { link.denied(.network(host: $0)) } }
    let image = try library.map { try load($0) }
    let screen = try await makeScreen(image) {
      Task { @MainActor in reference.app?.link.screenChanged() }
    }
    let host = AppHost(screen, of: image, intents, link, reference)
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

  private static func load(_ library: String) throws(LoadedImage.Failure) -> LoadedImage {
    try LoadedImage.checkAccess(to: library)
    AppBundle.use(folder: URL(fileURLWithPath: library).deletingLastPathComponent().path)
    let image = try LoadedImage(loading: library)
    CrashTrace.install(library: image.base)
    return image
  }
}
