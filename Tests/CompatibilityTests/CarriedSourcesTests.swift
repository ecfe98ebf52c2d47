import Foundation
import Testing

@testable import WidgetBuild

/// No target compiles the texts below `AppleModules`, and a user's widget must not be the first that
/// does.
struct CarriedSourcesTests {
  /// Those that have not changed, and whose look-alikes have not, are in the user's cache.
  @Test func everyCarriedModuleCompiles() async throws {
    let environment = ProcessInfo.processInfo.environment
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: environment)
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let swiftc = try SwiftCompiler(in: environment)
    let errors = try await onAThreadOfItsOwn {
      var carried = CarriedModules(
        compiler: swiftc, lookAlikes: compiler.modules, macros: compiler.macros,
        environment: environment, scratch: scratch)
      var errors: [String] = []
      for module in CarriedModuleSources.names.sorted() {
        do throws(WidgetBuildError) {
          _ = try carried.objects(for: [module])
        } catch {
          errors.append("\(error.place ?? module): \(error.shortText)")
        }
      }
      return errors
    }
    #expect(errors == [])
  }

  /// An error names the file, and not the text that the files of a module are joined to.
  @Test func everyFileOfAModuleHasItsOwnLines() throws {
    let text = try #require(CarriedModuleSources.all["Charts"])
    let file = WidgetCompiler.packageFolder.appending(
      path: "Sources/WidgetBuild/AppleModules/Charts")
    let names = try FileManager.default.contentsOfDirectory(atPath: file.path).sorted()
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("#sourceLocation") }
      .map(String.init)
    #expect(
      heads == names.map { "#sourceLocation(file: \"AppleModules/Charts/\($0)\", line: 1)" })
  }
}
