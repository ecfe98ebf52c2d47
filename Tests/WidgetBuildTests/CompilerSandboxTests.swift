import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// What the compiler may touch, and what is said when nothing keeps it there.
struct CompilerSandboxTests {
  /// The folder of a program.
  private func programFolder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Modules/SwiftUI.swiftmodule": "", "PreviewMacros-tool": "", "swiftc": "", "island-box": "",
    ])
  }

  private func compiler(in folder: String, hasBox: Bool) throws -> WidgetCompiler {
    for name in ["PreviewMacros-tool", "swiftc"] + (hasBox ? ["island-box"] : []) {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
    }
    return try WidgetCompiler(
      executable: folder + "/island-widgets",
      environment: ["ISLAND_SWIFTC": folder + "/swiftc", "XDG_CACHE_HOME": folder + "/cache"])
  }

  @Test func itReadsTheToolchainAndTheProgramAndWritesToItsFolders() throws {
    let folder = try programFolder()
    let compiler = try compiler(in: folder.path, hasBox: true)
    let sandbox = try #require(compiler.sandbox(scratch: "/scratch"))
    #expect(compiler.sandboxNote == nil)
    #expect(sandbox.launcher == folder.path + "/island-box")
    #expect(sandbox.readable.contains(folder.path))
    #expect(
      sandbox.writable == [folder.path + "/cache/island", folder.path + "/cache/clang", "/scratch"])
    #expect(sandbox.words.prefix(2) == ["-r", sandbox.readable[0]])
    #expect(sandbox.environment(over: ["TMPDIR": "/tmp", "A": "b"])["TMPDIR"] == "/scratch")
    #expect(sandbox.environment(over: ["A": "b"])["A"] == "b")
  }

  @Test func withoutTheLauncherItIsSaid() throws {
    let folder = try programFolder()
    var compiler = try compiler(in: folder.path, hasBox: false)
    #expect(compiler.sandbox(scratch: "/scratch") == nil)
    #expect(compiler.sandboxNote?.contains("'island-box' is not beside the program") == true)
    compiler.isInSandbox = false
    #expect(compiler.sandboxNote == nil)
  }

  @Test func whoWantsNoSandboxHasNone() throws {
    let folder = try programFolder()
    var compiler = try compiler(in: folder.path, hasBox: true)
    compiler.isInSandbox = false
    #expect(compiler.sandbox(scratch: "/scratch") == nil)
  }
}
