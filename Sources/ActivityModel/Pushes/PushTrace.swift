package import Foundation

/// The way of one push from its reception to the screen, for the person who sent it.
package struct PushTrace: Codable, Hashable, Sendable {
  /// The stages of a push, in their order.
  package enum Stage: String, Codable, Hashable, Sendable, CaseIterable {
    case received, authenticated, headers, token, payload, decoded, timestamp, budget, engine
    case placement, frame
  }

  package enum Outcome: String, Codable, Hashable, Sendable {
    case passed
    /// Passed, but probably not as its sender meant it.
    case warned
    /// The push ends here.
    case failed
    /// Not checked; the text has the reason.
    case skipped
  }

  /// What a step has measured.
  package enum Measure: String, Codable, Hashable, Sendable, CodingKeyRepresentable {
    /// Seconds since the push's timestamp; negative: it is in the future.
    case age
    /// Seconds from the last applied timestamp to this one.
    case lead
    /// Pushes of the last hour that count against the budget, and how many may.
    case spent, limit
    /// Seconds from the reception to the screen.
    case delay
    /// The size of the payload.
    case bytes
  }

  package struct Step: Codable, Hashable, Sendable {
    package var stage: Stage
    package var outcome: Outcome
    package var text: String
    /// The place in the payload that the text is about; nil: it is about the whole, or a header.
    package var path: [String]?
    /// Why the engine has refused it, by the name of the refusal; nil: it has not.
    package var refusal: JSONValue?
    package var values: [Measure: Double]?

    package init(
      _ stage: Stage, _ outcome: Outcome, _ text: String, path: [String]? = nil,
      refusal: JSONValue? = nil, values: [Measure: Double]? = nil
    ) {
      self.stage = stage
      self.outcome = outcome
      self.text = text
      self.path = path
      self.refusal = refusal
      self.values = values
    }

    /// The outcome in one or two characters.
    package var mark: String {
      switch outcome {
      case .passed: "ok"
      case .warned: "!"
      case .failed: "x"
      case .skipped: "-"
      }
    }
  }

  package enum Verdict: String, Codable, Hashable, Sendable {
    /// Not decided yet: a widget decodes it.
    case pending
    /// The engine has applied it.
    case applied
    /// It changed nothing.
    case ignored
    /// The push service refused it.
    case refused
    /// It decodes as a widget's types, without an emulator to apply it.
    case decodable
  }

  /// Counted from 1 in the emulator that has received it; 0: none has.
  package var number: Int
  /// `apns-id`.
  package var id: String
  /// When it was received, by the emulator's clock.
  package var date: Date
  /// `start`, `update` or `end`; nil: the payload could not be parsed.
  package var event: String?
  /// What it was for: the name of an activity, a type, or a shortened token.
  package var target: String
  package var verdict: Verdict
  package var steps: [Step]
  /// What it was sent to; nil: the request does not tell.
  package var destination: PushDestination?
  /// What its sender is answered; nil: nothing yet.
  package var answer: PushAnswer?
  /// The request that it came with; nil: it came without one.
  package var request: Request?

  /// A request as it was received, without what lets its reader push.
  package struct Request: Codable, Hashable, Sendable {
    /// The headers by their names in lower case, secrets shortened.
    package var headers: [String: String]
    /// The payload as text; bytes that are not UTF-8 are replaced.
    package var payload: String

    /// The most bytes of a payload that are kept.
    private static let longestPayload = 8_192

    package init(headers: [String: String]?, payload: Data) {
      self.headers = headers ?? [:]
      self.payload = String(decoding: payload.prefix(Self.longestPayload), as: UTF8.self)
    }
  }

  package init(
    number: Int = 0, id: String, date: Date, target: String, verdict: Verdict = .pending,
    steps: [Step] = []
  ) {
    self.number = number
    self.id = id
    self.date = date
    self.target = target
    self.verdict = verdict
    self.steps = steps
  }

  /// The longest text of a step, in characters, and the most findings of a stage: they contain text
  /// of the payload.
  private static let longestText = 400
  private static let mostFindings = 20

  package mutating func add(
    _ stage: Stage, _ outcome: Outcome, _ text: String, path: [String]? = nil,
    refusal: JSONValue? = nil, values: [Measure: Double]? = nil
  ) {
    let isLong = text.utf8.count > Self.longestText && text.count > Self.longestText
    steps.append(
      Step(
        stage, outcome, isLong ? text.prefix(Self.longestText) + "…" : text, path: path,
        refusal: refusal, values: values))
  }

  /// Adds what was found, the errors first.
  package mutating func add(_ stage: Stage, _ findings: [PushFinding]) {
    let sorted = findings.filter(\.isError) + findings.filter { !$0.isError }
    for finding in sorted.prefix(Self.mostFindings) {
      add(
        stage, finding.isError ? .failed : .warned, finding.text,
        path: finding.path.isEmpty ? nil : finding.path)
    }
    let rest = sorted.count - Self.mostFindings
    if rest > 0 { add(stage, .warned, "and \(rest) more findings") }
  }

  /// What happened and why, in one line: `update of Pizza applied`, `update of Pizza ignored:
  /// timestamp 12 s older than the last applied`.
  package var summary: String {
    let what = [event ?? "push", "of", target].joined(separator: " ")
    let failures = steps.filter { $0.outcome == .failed }
    let reasons = failures.isEmpty ? steps.filter { $0.outcome == .warned } : failures
    guard let first = reasons.first?.text else { return "\(what) \(verdict.rawValue)" }
    let more = reasons.count > 1 ? " (and \(reasons.count - 1) more)" : ""
    return "\(what) \(verdict.rawValue): \(first)\(more)"
  }

  /// The trace as lines of plain text: the summary, then a step each.
  package var lines: [String] {
    let width = Stage.allCases.map(\.rawValue.count).max() ?? 0
    return [summary]
      + steps.map { step in
        let stage = step.stage.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
        return
          "  \(step.mark.padding(toLength: 2, withPad: " ", startingAt: 0)) \(stage)  \(step.text)"
      }
  }
}
