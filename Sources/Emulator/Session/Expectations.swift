import ActivityModel
import CellRaster
import PhoneScreen

/// The scripts that wait until the phone is as they expect. Each is answered in the step of the run loop
/// in which it is, or when its time is over.
@MainActor
final class Expectations {
  private struct Waiting {
    var condition: WireCondition
    /// When it is answered at the latest, in seconds of uptime.
    var limit: Double
    var answer: WireAnswer<WireCall.Wait>
  }

  private var waiting: [Waiting] = []
  private let screen: SessionScreen
  private let pages: AppScreens
  private let tokens: TokenController

  init(screen: SessionScreen, pages: AppScreens, tokens: TokenController) {
    self.screen = screen
    self.pages = pages
    self.tokens = tokens
  }

  /// When `check` must be called at the latest, in seconds of uptime; nil: nothing is expected.
  var deadline: Double? { waiting.map(\.limit).min() }

  func add(_ request: WireCall.Wait, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Wait>)
  {
    let seconds = min(max(request.seconds, 0), Timeouts.longestMinimum)
    waiting.append(
      Waiting(condition: request.condition, limit: now.uptime + seconds, answer: answer))
  }

  /// Answers the scripts whose expectation is fulfilled, and those whose time is over.
  func check(at now: Moment) {
    guard !waiting.isEmpty else { return }
    let isAtRest = pages.isAtRest(at: now)
    var texts: [String]?
    func isThere(_ text: String) -> Bool {
      let all = texts ?? self.texts(at: now)
      texts = all
      return all.contains { $0.contains(text) }
    }
    waiting.removeAll { script in
      let isLate = now.uptime >= script.limit
      let isFulfilled =
        switch script.condition {
        case .activity(let word): selector.newest(word) != nil
        case .token(let word): selector.newest(word)?.pushToken != nil
        case .startToken(let type): hasStartToken(type, at: now)
        case .text(let text): (isAtRest || isLate) && isThere(text)
        case .noText(let text): (isAtRest || isLate) && !isThere(text)
        }
      if isFulfilled {
        script.answer(.success(()))
      } else if isLate {
        script.answer(.failure(.failed(message: reason(against: script.condition, at: now))))
      }
      return isFulfilled || isLate
    }
  }

  private var selector: ActivitySelector { ActivitySelector(screen.listings) }

  private func hasStartToken(_ type: String, at now: Moment) -> Bool {
    // Listing them fails never.
    let listings = (try? tokens.perform(.list, at: now.date)) ?? []
    return listings.contains { $0.isStart && $0.attributesType == type && $0.bytes != nil }
  }

  /// What a person reads: the frame, the whole screen of the app, which can be higher than the phone,
  /// and the reasons, which the panel breaks into lines.
  private func texts(at now: Moment) -> [String] {
    (pages.scripts.frame(now, nil)?.textLines ?? []) + pages.report().texts.map(\.text)
      + screen.listings.map(\.reasonText)
  }

  /// Why a condition is not fulfilled.
  private func reason(against condition: WireCondition, at now: Moment) -> String {
    switch condition {
    case .activity(let word): return reason(againstActivity: word)
    case .token(let word):
      return selector.newest(word).map {
        "\($0.shortName) has no push token: an app asks for one with 'pushType: .token'"
      } ?? reason(againstActivity: word)
    case .startToken(let type):
      return "no push-to-start token of '\(type)': 'island tokens' lists all"
    case .text(let text):
      let lines = (pages.scripts.frame(now, nil)?.textLines ?? []).filter { !$0.isEmpty }
      return "expected '\(text)', which is not on the screen:\n"
        + lines.joined(separator: "\n")
    case .noText(let text): return "'\(text)' is still on the screen"
    }
  }

  private func reason(againstActivity word: String) -> String {
    do throws(ActivitySelector.Failure) {
      _ = try selector.activity(word)
      return "'\(word)' has ended: 'island activities' lists all"
    } catch {
      return error.message
    }
  }
}
