package import Emulator
import Foundation
package import WidgetBuild

/// A build error or crash of the widget as it was last saved, as shown to the user.
package struct WidgetProblem: Codable, Hashable, Sendable {
  /// A source location.
  package struct Place: Codable, Hashable, Sendable {
    /// Absolute path.
    package var file: String
    /// Line number, from 1.
    package var line: Int
    /// Column number, from 1; nil when only the line is known.
    package var column: Int?

    package init(file: String, line: Int, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }

    /// The location as text with the file's name: `Ride.swift:12:20`.
    package var text: String {
      let name = (file as NSString).lastPathComponent
      return "\(name):\(line)" + (column.map { ":\($0)" } ?? "")
    }
  }

  package enum Kind: String, Codable, Sendable {
    /// The widget could not be built.
    case build
    /// The widget crashed, hung or could not be loaded at run time.
    case run
  }

  package var kind: Kind
  package var place: Place?
  /// Error message of one line.
  package var message: String
  /// The text of the source line; nil when the location is not known.
  package var excerpt: String?
  /// Number of further errors that are not shown.
  package var more = 0
  /// The whole report, with what to try; a line each. Nil: there is nothing more to say.
  package var report: [String]?

  package init(
    _ kind: Kind, _ message: String, at place: Place? = nil, excerpt: String? = nil, more: Int = 0
  ) {
    self.kind = kind
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.more = more
  }

  /// Creates a problem from the compiler's first error, or from another build error.
  package init(_ error: WidgetBuildError) {
    let lines = WidgetBuildMessage.text(for: error).split(separator: "\n").map(String.init)
    let errors = error.diagnostics
    guard let first = errors.first else {
      let parts = lines.prefix(4).map { $0.trimmingCharacters(in: .whitespaces) }
      self.init(.build, parts.joined(separator: " · "))
      report = lines
      return
    }
    let place = Place(file: first.file, line: first.line, column: first.column)
    self.init(
      .build, first.message, at: place, excerpt: Self.line(at: place), more: errors.count - 1)
    report = lines
  }

  /// Creates a problem from the failure of a child process; nil: no source location.
  package init(_ failure: WidgetFailure, at place: Place?) {
    self.init(.run, failure.messageWithoutPlace, at: place, excerpt: place.flatMap(Self.line(at:)))
  }

  /// Sets a source location that was found later.
  mutating func locate(_ place: Place?) {
    self.place = place
    excerpt = place.flatMap(Self.line(at:))
  }

  /// Returns the text of a source line as it is in the file now; nil when it cannot be read.
  private static func line(at place: Place) -> String? {
    guard let text = try? SourceFileReader.read(place.file) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return place.line >= 1 && place.line <= lines.count ? String(lines[place.line - 1]) : nil
  }
}

extension WidgetFailure {
  /// Description of the failure without the source location that Swift's message starts with, since
  /// that location can be in a library rather than in the user's code.
  fileprivate var messageWithoutPlace: String {
    guard case .trapped(let signal, let text, _) = self else { return message }
    guard let text else { return "the widget trapped (\(Self.meaning(of: signal)))" }
    let reason = text.range(of: "atal error: ").map { String(text[$0.upperBound...]) } ?? text
    return "the widget trapped: \(reason)"
  }

  /// Returns the most likely cause of a signal that came without a message.
  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case 4, 5: "an overflow, a division by zero or a similar error"
    case 11: "invalid memory access; possibly a view that contains itself"
    case 9: "killed by another process, or out of memory"
    default: "signal \(signal)"
    }
  }
}
