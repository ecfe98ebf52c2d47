import ArgumentParser
import Testing

@testable import IslandCommands

/// The command of a line without arguments, which is not parsed.
struct DemoCommandTests {
  @Test func itIsWhatTheArgumentParserReturnsForNoArguments() throws {
    let parsed = try #require(DemoCommand.parseAsRoot([]) as? DemoCommand)
    #expect(values(of: DemoCommand.withoutArguments) == values(of: parsed))
    #expect(values(of: parsed).count == 21)
  }

  /// The values of all options, by name.
  private func values(of command: DemoCommand) -> [String: String] {
    let parts: [Any] = [command.options, command.options.drawing, command.clock]
    var values = ["ephemeral": "\(command.ephemeral)", "noIntro": "\(command.noIntro)"]
    for part in parts {
      for child in Mirror(reflecting: part).children {
        guard let label = child.label, label != "_drawing" else { continue }
        values[label] = description(of: child.value)
      }
    }
    return values
  }

  /// The value within the property wrapper of an option.
  private func description(of wrapper: Any) -> String {
    switch wrapper {
    case let option as Option<String?>: "\(option.wrappedValue as Any)"
    case let option as Option<[String]>: "\(option.wrappedValue)"
    case let flag as Flag<Bool>: "\(flag.wrappedValue)"
    default: "\(Mirror(reflecting: wrapper).subjectType) \(wrapper)"
    }
  }
}
