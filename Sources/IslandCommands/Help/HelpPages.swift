import ActivityModel
import ArgumentParser
import Foundation
import WidgetLint

/// `island help`: the list of commands and topics, the pages of the topics, and single lint rules.
/// The help of a command is that of the argument parser.
enum HelpPages {
  /// Prints the page that the arguments after `help` name and exits. Returns when they name a
  /// command, because the argument parser prints a command's help.
  static func show(_ arguments: [String]) {
    guard let name = arguments.first, name != "help" else { end(with: overview) }
    let parts = arguments.dropFirst()
    guard let topic = HelpTopic(rawValue: name.lowercased()) else {
      if name.hasPrefix("-") || commands.contains(name) { return }
      refuse(name)
    }
    if topic == .rules, !parts.isEmpty {
      end(with: parts.map(section).joined(separator: "\n"))
    }
    // The further words name a subcommand, as in `help themes new`: the argument parser handles
    // them.
    if !parts.isEmpty, commands.contains(name) { return }
    guard parts.isEmpty else {
      ErrorPrinter.exit(
        "the page '\(name)' is printed as a whole, not '\(parts.joined(separator: " "))' alone",
        code: .usage)
    }
    let options =
      commands.contains(name) ? "\nThe options of the command: island \(name) --help\n" : ""
    end(with: text(topic.text) + options)
  }

  private static var commands: [String] {
    // A closure instead of a key path, because the compiler crashes on a key path through a
    // metatype.
    IslandCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  private static func text(_ markdown: String) -> String {
    MarkdownText(markdown, isBold: usesBold, title: HelpTopic.title(ofPage:)).text
  }

  /// True when headings are printed in bold: the output is a terminal, and `NO_COLOR` is unset or
  /// empty.
  private static var usesBold: Bool {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return isatty(STDOUT_FILENO) == 1 && noColor.isEmpty
  }

  /// The list of commands as the argument parser prints it, then the topics, aligned with the
  /// commands.
  private static var overview: String {
    let topics = HelpTopic.allCases.map { topic in
      "  " + topic.rawValue.padding(toLength: 24, withPad: " ", startingAt: 0) + topic.title
    }
    let commands = IslandCommand.helpMessage().trimmingCharacters(in: .newlines)
    return commands + "\n\nTOPICS:\n" + topics.joined(separator: "\n")
      + "\n\n  See 'island help <topic>' for the page.\n"
  }

  private static func section(of name: String) -> String {
    guard let rule = LintRulePage.rule(named: name) else {
      ErrorPrinter.exit("there is no rule '\(name)', expected \(LintRule.span)", code: .usage)
    }
    return text(LintRulePage.section(of: rule) ?? "")
  }

  private static func refuse(_ name: String) -> Never {
    let topics = HelpTopic.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: name, in: topics + commands)
      .map { ", did you mean '\($0)'?" }
    ErrorPrinter.exit(
      "there is no topic and no command '\(name)'\(nearest ?? "")"
        + "\n have  the topics \(topics.joined(separator: ", ")); 'island help' lists all",
      code: .usage)
  }

  private static func end(with text: String) -> Never {
    FileHandle.standardOutput.write(Data(text.utf8))
    exit(0)
  }
}
