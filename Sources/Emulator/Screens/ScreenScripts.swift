import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import ViewArchive
import ViewLayout

/// The requests of scripts to the app in front, which are answered when the screen shows what they
/// have caused.
@MainActor
final class ScreenScripts {
  /// What a script waits for, and its answer.
  enum Wish {
    /// The effects of what it has done.
    case done(WireAnswer<WireCall.Press>)
    case report(WireAnswer<WireCall.Screen>)
    case frame(WireCall.Frame, WireAnswer<WireCall.Frame>)

    var isFrame: Bool { if case .frame = self { true } else { false } }
  }

  private struct Waiting {
    var wish: Wish
    /// When it is answered at the latest, in seconds of uptime.
    var limit: Double
  }

  private var waiting: [Waiting] = []
  /// Returns what the terminal shows, or a part of it; nil: there is none.
  var frame: (Moment, WireCall.Frame.Part?) -> CellGrid? = { _, _ in nil }
  /// The seconds that a script waits for the app.
  private static let longestWait = 2.0

  /// True when a script waits for a frame.
  var isFrameWanted: Bool { waiting.contains { $0.wish.isFrame } }

  /// When a waiting script is answered at the latest, in seconds of uptime.
  var deadline: Double? { waiting.map(\.limit).min() }

  func add(_ wish: Wish, at now: Moment) {
    waiting.append(Waiting(wish: wish, limit: now.uptime + Self.longestWait))
  }

  /// Answers the scripts whose effects are on the screen.
  ///
  /// - Parameters:
  ///   - isSettled: True when the app has nothing left to do.
  ///   - isResting: True when nothing moves on the screen.
  ///   - report: Returns what the screen shows.
  ///   - theme: The name of the theme that it is drawn with.
  func answer(
    isSettled: Bool, isResting: Bool, at now: Moment, report: () -> ScreenReport,
    theme: @autoclosure () -> String
  ) {
    func isReady(_ script: Waiting) -> Bool {
      now.uptime >= script.limit || isSettled && (isResting || !script.wish.isFrame)
    }
    let ready = waiting.filter(isReady)
    guard !ready.isEmpty else { return }
    waiting.removeAll(where: isReady)
    for script in ready {
      switch script.wish {
      case .done(let answer): answer(.success(()))
      case .report(let answer): answer(.success(report()))
      case .frame(let request, let answer):
        let grid = frame(now, request.part)
        let lines =
          request.styled
          ? grid.map { GridText($0, theme: theme(), depth: .direct, now: now.date).text }?
            .components(separatedBy: "\n") : grid?.textLines
        answer(.success(lines ?? []))
      }
    }
  }
}

extension ScreenReport {
  /// Reports what a page shows.
  ///
  /// - Parameters:
  ///   - area: Where the page is on the terminal.
  ///   - selected: The control that is selected.
  ///   - kind: Returns what a control is, by its identifier.
  init(
    _ page: AppPage, of app: String, in area: CellRect, selected: HitRegion.Target?,
    kind: (String) -> ScreenControl.Kind?
  ) {
    func frame(_ rect: CellRect, in layer: PageLayer) -> Frame {
      Frame(
        x: CellMetric.width(of: rect.column),
        y: CellMetric.height(of: area.row + layer.place(of: rect).row),
        width: CellMetric.width(of: rect.columns), height: CellMetric.height(of: rect.rows))
    }
    func control(_ region: HitRegion, in layer: PageLayer) -> Control? {
      guard case .screen(let id) = region.target else { return nil }
      let elements = layer.elements
      func inside(_ texts: [PageElements.Text]) -> String {
        elements.inside(region, texts).joined(separator: " ")
      }
      // A button is named by its words, or by its accessibility label, else by its symbols. What can be
      // changed is named by its label, which stays when its words change.
      var names = [elements.texts, elements.labels, elements.symbols].map(inside)
      if case .text = kind(id) { names.swapAt(0, 1) }
      if case .adjustable = kind(id), !names[1].isEmpty, !names[0].hasPrefix(names[1]) {
        names[0] = [names[1], names[0]].filter { !$0.isEmpty }.joined(separator: " ")
      }
      let title = names.first { !$0.isEmpty }
      let (name, value) = Self.description(of: kind(id))
      return Control(
        id: id, title: title ?? "", kind: name, value: value,
        isSelected: selected == region.target, frame: frame(region.rect, in: layer))
    }
    self.init(
      app: app,
      texts: page.layers.flatMap { layer in
        layer.elements.texts.map { Text(text: $0.text, frame: frame($0.rect, in: layer)) }
      },
      controls: page.layers.flatMap { layer in
        layer.elements.regions.compactMap { control($0, in: layer) }
      })
  }

  private static func description(of kind: ScreenControl.Kind?) -> (String, String?) {
    switch kind {
    case .button, nil: ("button", nil)
    case .toggle(let isOn): ("toggle", isOn ? "on" : "off")
    case .text(let text, let isSecure): ("text", isSecure ? nil : text)
    case .adjustable: ("adjustable", nil)
    }
  }
}
