package import Emulator
import Foundation
package import WidgetBuild

/// What is wrong with the widget as it was saved last, for a person who looks at its picture.
package struct WidgetProblem: Codable, Hashable, Sendable {
  /// A place in a source.
  package struct Place: Codable, Hashable, Sendable {
    /// Absolute path.
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1; nil where only the line is known.
    package var column: Int?

    package init(file: String, line: Int, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }

    /// `Ride.swift:12:20`.
    package var words: String {
      let name = (file as NSString).lastPathComponent
      return "\(name):\(line)" + (column.map { ":\($0)" } ?? "")
    }
  }

  package enum Kind: String, Codable, Sendable {
    /// It does not become a program.
    case build
    /// It ends or hangs while it runs.
    case run
  }

  package var kind: Kind
  package var place: Place?
  /// One line.
  package var message: String
  /// The line of the source.
  package var excerpt: String?
  /// More of the same, not shown.
  package var more = 0

  package init(
    _ kind: Kind, _ message: String, at place: Place? = nil, excerpt: String? = nil, more: Int = 0
  ) {
    self.kind = kind
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.more = more
  }

  /// The first of the compiler's errors, or whatever else kept a build from succeeding.
  package init(_ error: WidgetBuildError) {
    let lines = WidgetBuildMessage.text(for: error).split(separator: "\n").map(String.init)
    let errors = error.diagnostics
    guard let first = errors.first else {
      let words = lines.prefix(4).map { $0.trimmingCharacters(in: .whitespaces) }
      self.init(.build, words.joined(separator: " · "))
      return
    }
    let place = Place(file: first.file, line: first.line, column: first.column)
    self.init(
      .build, first.message, at: place, excerpt: Self.line(at: place), more: errors.count - 1)
  }

  /// Why a child has ended, and where in the sources it was.
  package init(_ failure: WidgetFailure, at place: Place?) {
    self.init(.run, failure.words, at: place, excerpt: place.flatMap(Self.line(at:)))
  }

  /// The place was found out later.
  mutating func locate(_ place: Place?) {
    self.place = place
    excerpt = place.flatMap(Self.line(at:))
  }

  /// The line of the source as it is now.
  private static func line(at place: Place) -> String? {
    guard let text = try? SourceText.read(place.file) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return place.line >= 1 && place.line <= lines.count ? String(lines[place.line - 1]) : nil
  }
}

extension WidgetFailure {
  /// What happened, without the place that Swift puts before it: that is the library's own where the
  /// user's is meant.
  fileprivate var words: String {
    guard case .trapped(let signal, let words, _) = self else { return message }
    guard let words else { return "the widget trapped (\(Self.meaning(of: signal)))" }
    let said = words.range(of: "atal error: ").map { String(words[$0.upperBound...]) } ?? words
    return "the widget trapped: \(said)"
  }

  /// What a trap without words mostly is.
  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case 4, 5: "an overflow, a division by zero, or the like"
    case 11: "memory that is not there; a view that contains itself, perhaps"
    case 9: "somebody killed it, or the machine ran out of memory"
    default: "signal \(signal)"
    }
  }
}
