import Foundation

/// Performs the steps of `swiftc -emit-library` without the driver: compile, extract the autolink
/// entries, link. The driver and the C compiler that it uses for linking take a third of the time
/// needed for a small widget, which delays every reload.
struct LibrarySteps {
  private var compiler: SwiftCompiler
  private var extractor: String
  private var linker: String
  /// Path of `swiftrt.o`, which registers a library's types with the runtime; without it no type
  /// can be looked up by name.
  private var registration: String
  private var libraries: String
  private var plugins: String

  /// Nil when the toolchain has a different layout; then the driver has to be used.
  init?(of compiler: SwiftCompiler) {
    let files = FileManager.default
    let bin = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let swift = bin.deletingLastPathComponent().appendingPathComponent("lib/swift").path
    self.compiler = compiler
    extractor = bin.appendingPathComponent("swift-autolink-extract").path
    linker = bin.appendingPathComponent("ld.lld").path
    libraries = swift + "/linux"
    plugins = swift + "/host/plugins"
    registration = "\(libraries)/\(Self.architecture)/swiftrt.o"
    guard [extractor, linker].allSatisfy(files.isExecutableFile),
      [registration, plugins].allSatisfy({ files.fileExists(atPath: $0) })
    else { return nil }
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// Compiles and links the files into a library.
  ///
  /// - Parameters:
  ///   - options: options of the compiler frontend.
  ///   - objects: additional object files to link.
  /// - Throws: `WidgetBuildError` when a tool cannot be started or is ended by a signal.
  func build(
    _ files: [String], options: [String], objects: [String], to library: String
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    let object = library + ".o"
    let list = library + ".autolink"
    defer { for path in [object, list] { try? FileManager.default.removeItem(atPath: path) } }
    var outcome = try compiler.run(
      ["-frontend", "-c"] + files + options + [
        "-disable-objc-interop", "-no-color-diagnostics", "-plugin-path", plugins,
        "-in-process-plugin-server-path", plugins + "/../libSwiftInProcPluginServer.so",
        "-debug-time-function-bodies", "-o", object,
      ])
    let times = CompileTimes(outcome.output)
    outcome.output = times.rest
    compiler.meter?.note(times.seconds)
    guard outcome.succeeded else { return outcome }
    outcome = try compiler.run([object] + objects + ["-o", list], as: extractor)
    guard outcome.succeeded else { return outcome }
    return try compiler.run(
      [
        "-shared", "--as-needed", "--hash-style=gnu", "--eh-frame-hdr", "-L", libraries, "-rpath",
        libraries,
        // Folders of the C library in Debian's layout and in others.
        "-L", "/usr/lib/\(Self.architecture)-linux-gnu", "-L", "/usr/lib64", "-L", "/usr/lib",
        // The symbol for the library itself, which C compilers define through their `crtbegin.o`.
        "--defsym=__dso_handle=0", registration, object,
      ] + objects + ["@" + list, "-lswiftCore", "-o", library],
      as: linker)
  }
}
