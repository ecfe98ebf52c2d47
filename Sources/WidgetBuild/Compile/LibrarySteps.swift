import Foundation

/// What `swiftc -emit-library` does, without its driver: compile, ask the object what it links
/// with, link. The driver and the C compiler that it links with take a third of the time that a
/// small widget needs, and whoever saves a file waits for it.
struct LibrarySteps {
  private var compiler: SwiftCompiler
  private var extractor: String
  private var linker: String
  /// Tells the runtime of the types in a library; without it none of them is found by name.
  private var registration: String
  private var libraries: String
  private var plugins: String

  /// Nil where the toolchain is laid out in another way; its driver knows how.
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

  /// - Parameters:
  ///   - options: of the compiler proper.
  ///   - objects: linked along.
  func build(
    _ files: [String], options: [String], objects: [String], to library: String
  ) throws(WidgetBuildError) -> SwiftCompiler.Outcome {
    let object = library + ".o"
    let list = library + ".autolink"
    defer { for path in [object, list] { try? FileManager.default.removeItem(atPath: path) } }
    var outcome = try compiler.run(
      ["-frontend", "-c"] + files + options + [
        "-disable-objc-interop", "-no-color-diagnostics", "-plugin-path", plugins,
        "-in-process-plugin-server-path", plugins + "/../libSwiftInProcPluginServer.so",
        "-o", object,
      ])
    guard outcome.succeeded else { return outcome }
    outcome = try compiler.run([object] + objects + ["-o", list], as: extractor)
    guard outcome.succeeded else { return outcome }
    return try compiler.run(
      [
        "-shared", "--hash-style=gnu", "--eh-frame-hdr", "-L", libraries, "-rpath", libraries,
        // C's own libraries, as Debian and as others lay them out.
        "-L", "/usr/lib/\(Self.architecture)-linux-gnu", "-L", "/usr/lib64", "-L", "/usr/lib",
        // What a C compiler's own object would define: the library's name for itself.
        "--defsym=__dso_handle=0", registration, object,
      ] + objects + ["@" + list, "-lswiftCore", "-o", library],
      as: linker)
  }
}
