import Emulator
import Foundation
import HostProtocol
import WidgetBuild

/// Finds the line of the sources at which a widget stopped. Where neither the message nor the library
/// has it, the widget is compiled once more with line tables, and asked the same again.
@MainActor
final class CrashLines {
  private let files: [String]
  private let symbolizer: CrashSymbolizer
  private let rebuild: () async -> BuildReport?
  private let start: (_ library: String) -> WidgetProcess
  /// The library with line tables; nil: it was not needed yet, or could not be made.
  private var library: String?
  private var isRebuilt = false

  /// - Parameters:
  ///   - files: The paths of the sources.
  ///   - compiler: The path of `swiftc`, beside which the symbolizer is looked for.
  ///   - rebuild: Compiles with line tables; nil: that does not succeed.
  ///   - start: Makes a process for a library.
  init(
    of files: [String], compiler: String, rebuild: @escaping () async -> BuildReport?,
    start: @escaping (_ library: String) -> WidgetProcess
  ) {
    (self.files, self.rebuild, self.start) = (files, rebuild, start)
    symbolizer = CrashSymbolizer(compiler: compiler, wake: {})
  }

  /// Returns where a request made the widget stop, as `file:line`; nil: it replied, or that is not known.
  func place<Call: HostCall>(of failure: HostFailure, in request: Call) async -> String? {
    guard case .process(let failure) = failure else { return nil }
    if let place = CrashSymbolizer.location(inMessage: failure, files: files) {
      return Self.text(of: place)
    }
    guard !failure.frames.isEmpty else { return nil }
    if !isRebuilt {
      isRebuilt = true
      library = await rebuild()?.library
    }
    guard let library else { return nil }
    let process = start(library)
    defer { process.stop() }
    do throws(HostFailure) {
      _ = try await WidgetRequester(process: process).reply(to: request)
      return nil
    } catch {
      guard case .process(let again) = error else { return nil }
      return await symbolizer.location(of: again.frames, in: library, files: files).map(Self.text)
    }
  }

  private static func text(of place: WidgetProblem.Place) -> String {
    "\(place.file):\(place.line)"
  }
}
