import Foundation
import ViewArchive

/// Rules L14–L19: controls and links.
struct ControlRules {
  let links: ActivityArchive.Links

  func findings(in pictures: [PhonePicture]) -> [LintFinding] {
    pictures.flatMap { picture in
      count(in: picture) + picture.views.flatMap { target($0, picture) + use($0, picture) }
        + severalLinks(picture)
    } + noLink(pictures) + differentLinks(pictures)
  }

  private func count(in picture: PhonePicture) -> [LintFinding] {
    let count = picture.views.count { $0.kind.isTouched }
    guard count > 1 else { return [] }
    return [
      LintFinding(
        .manyControls, count > 2 ? .warning : .info, "has \(count) controls and links",
        in: picture)
    ]
  }

  private func target(
    _ view: PhonePicture.PlacedView, _ picture: PhonePicture
  ) -> [LintFinding] {
    guard view.kind.isControl else { return [] }
    let side = min(view.bounds.width, view.bounds.height)
    guard side < 44 else { return [] }
    let size = "\(view.bounds.width.inPoints) × \(view.bounds.height.inPoints) pt"
    return [
      LintFinding(
        .smallControl, side < 28 ? .warning : .info, "\(size); touch targets need 44 pt",
        of: view, in: picture.part)
    ]
  }

  private func use(_ view: PhonePicture.PlacedView, _ picture: PhonePicture) -> [LintFinding] {
    guard view.kind.isControl else { return [] }
    if case .button(nil) = view.kind {
      let words = "a closure never runs in a Live Activity; use Button(intent:)"
      return [
        LintFinding(
          .deadControl, .error, words, of: view, in: picture.part)
      ]
    }
    guard picture.part.isSide else { return [] }
    return [
      LintFinding(
        .deadControl, .warning, "cannot be pressed here; a tap opens the app", of: view,
        in: picture.part)
    ]
  }

  private func noLink(_ pictures: [PhonePicture]) -> [LintFinding] {
    guard links.island == nil, links.lockScreen == nil,
      pictures.allSatisfy({ urls(of: $0.node).isEmpty && !$0.hasLink })
    else { return [] }
    return [LintFinding(.noLink, .info, "no widgetURL or Link; a tap opens the app's first screen")]
  }

  private func differentLinks(_ pictures: [PhonePicture]) -> [LintFinding] {
    let sides = [ArchivePart.compactLeading, .compactTrailing].map { part in
      pictures.first { $0.part == part }.flatMap { urls(of: $0.node).first }
    }
    guard let first = sides[0], let second = sides[1], first != second else { return [] }
    let words = "the sides open different places: \(first.absoluteString), \(second.absoluteString)"
    return [LintFinding(.differentLinks, .warning, words)]
  }

  private func severalLinks(_ picture: PhonePicture) -> [LintFinding] {
    let count = urls(of: picture.node).count
    guard count > 1 else { return [] }
    return [
      LintFinding(
        .severalLinks, .warning, "has \(count) widgetURLs; which one counts is not defined",
        in: picture)
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

extension PhonePicture {
  fileprivate var hasLink: Bool {
    views.contains { if case .link = $0.kind { true } else { false } }
  }
}

extension NodeKind {
  /// True for a view that reacts to touches: a control or a link.
  fileprivate var isTouched: Bool { if case .link = self { true } else { isControl } }
}
