import Foundation
import ViewArchive

/// Rules L14–L19: controls and links.
struct ControlRules {
  let links: ActivityArchive.Links

  func findings(in layouts: [PhoneLayout]) -> [LintFinding] {
    layouts.flatMap { layout in
      count(in: layout) + layout.views.flatMap { target($0, layout) + use($0, layout) }
        + severalLinks(layout)
    } + noLink(layouts) + differentLinks(layouts)
  }

  private func count(in layout: PhoneLayout) -> [LintFinding] {
    let count = layout.views.count { $0.kind.isTouched }
    guard count > 1 else { return [] }
    return [
      LintFinding(
        .manyControls, count > 2 ? .warning : .info, "has \(count) controls and links",
        in: layout)
    ]
  }

  private func target(
    _ view: PhoneLayout.PlacedView, _ layout: PhoneLayout
  ) -> [LintFinding] {
    guard view.kind.isControl else { return [] }
    let side = min(view.bounds.width, view.bounds.height)
    guard side < 44 else { return [] }
    let size = "\(view.bounds.width.inPoints) × \(view.bounds.height.inPoints) pt"
    return [
      LintFinding(
        .smallControl, side < 28 ? .warning : .info, "\(size); touch targets need 44 pt",
        of: view, in: layout.part)
    ]
  }

  private func use(_ view: PhoneLayout.PlacedView, _ layout: PhoneLayout) -> [LintFinding] {
    guard view.kind.isControl else { return [] }
    if case .button(nil) = view.kind {
      let message = "a closure never runs in a Live Activity; use Button(intent:)"
      return [
        LintFinding(
          .deadControl, .error, message, of: view, in: layout.part)
      ]
    }
    guard layout.part.isSide else { return [] }
    return [
      LintFinding(
        .deadControl, .warning, "cannot be pressed here; a tap opens the app", of: view,
        in: layout.part)
    ]
  }

  private func noLink(_ layouts: [PhoneLayout]) -> [LintFinding] {
    guard links.island == nil, links.lockScreen == nil,
      layouts.allSatisfy({ urls(of: $0.node).isEmpty && !$0.hasLink })
    else { return [] }
    return [LintFinding(.noLink, .info, "no widgetURL or Link; a tap opens the app's first screen")]
  }

  private func differentLinks(_ layouts: [PhoneLayout]) -> [LintFinding] {
    let sides = [ArchivePart.compactLeading, .compactTrailing].map { part in
      layouts.first { $0.part == part }.flatMap { urls(of: $0.node).first }
    }
    guard let first = sides[0], let second = sides[1], first != second else { return [] }
    let message =
      "the sides open different places: \(first.absoluteString), \(second.absoluteString)"
    return [LintFinding(.differentLinks, .warning, message)]
  }

  private func severalLinks(_ layout: PhoneLayout) -> [LintFinding] {
    let count = urls(of: layout.node).count
    guard count > 1 else { return [] }
    return [
      LintFinding(
        .severalLinks, .warning, "has \(count) widgetURLs; which one counts is not defined",
        in: layout)
    ]
  }

  private func urls(of node: ViewNode) -> [URL] {
    var urls: [URL] = []
    node.walk { node in
      for case .widgetURL(let url) in node.modifiers { urls.append(url) }
    }
    return urls
  }
}

extension PhoneLayout {
  fileprivate var hasLink: Bool {
    views.contains { if case .link = $0.kind { true } else { false } }
  }
}

extension NodeKind {
  /// True for a view that reacts to touches: a control or a link.
  fileprivate var isTouched: Bool { if case .link = self { true } else { isControl } }
}
