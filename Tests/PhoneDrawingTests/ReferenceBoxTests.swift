import ActivityModel
import CellRaster
import Foundation
import PhoneScreen
import SwiftUI
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneDrawing

/// Texts of views as they are laid out here, beside the same texts on screenshots of phones.
@MainActor
@Suite
struct ReferenceBoxTests {
  /// A line of text on the screenshot and here.
  private struct Pair {
    var reference: String
    var string: String
    var isNear: Bool
    /// Points by which the centre, the width and the baseline differ.
    var difference: (center: Double, width: Double, baseline: Double)?
  }

  private func views() -> [String: AnyView] {
    [
      "DemoDeliveryCard": AnyView(DemoDeliveryCard()),
      "DemoWorkoutCard": AnyView(DemoWorkoutCard()), "CoffeeCard": AnyView(CoffeeCard()),
      "LabCard": AnyView(LabCard()), "LabStatus": AnyView(LabStatus()),
      "LabOverview": AnyView(LabOverview()), "LabTimeline": AnyView(LabTimeline()),
      "RecipesHero": AnyView(RecipesHero()), "RecipesHeader": AnyView(RecipesHeader()),
      "RecipeDelivery": AnyView(RecipeCard()), "RecipeRide": AnyView(RecipeRide()),
      "OilCard": AnyView(OilCard()), "OilPressureCard": AnyView(OilPressureCard()),
      "EngineSpeedCard": AnyView(EngineSpeedCard()), "DriveHeader": AnyView(DriveHeader()),
    ]
  }

  private func device(_ reference: Reference) -> Device {
    DeviceCatalog.device(
      reference.screenWidth == 393
        ? "iphone-15" : reference.screenWidth == 440 ? "iphone-16-pro-max" : "iphone-16-pro")
      ?? DeviceCatalog.standard
  }

  private func widget(_ reference: Reference) -> ReferenceWidget? {
    switch reference.view {
    case "CoffeeIsland": ReferenceWidget(card: AnyView(EmptyView())) { CoffeeIsland().island }
    case "TransitIsland": ReferenceWidget(card: AnyView(EmptyView())) { TransitIsland().island }
    case "ScoreIsland": ReferenceWidget(card: AnyView(EmptyView())) { ScoreIsland().island }
    default: views()[reference.view].map { ReferenceWidget(card: $0) }
    }
  }

  private func picture(on device: Device) -> PhonePicture {
    PhonePicture(
      device: device,
      time: TimedTextContext(now: ReferenceWidget.now, locale: "en_US", timeZone: "UTC"),
      appearance: .dark, wallpaper: (.black, .black))
  }

  /// Returns the texts of a reference with their places in its own coordinates.
  private func texts(of reference: Reference) throws -> [[DrawnText]] {
    let device = device(reference)
    let archive = try #require(try widget(reference)).archive(on: device)
    let picture = picture(on: device)
    switch reference.kind {
    case .compact: return Self.grouped(try #require(picture.compact(archive)).list.texts)
    case .expanded: return Self.grouped(try #require(picture.expanded(archive)).list.texts)
    case .card, .view:
      var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: picture.time))
      let node = try #require(archive.lockScreen)
      let placed =
        reference.kind == .card
        ? engine.layout(node, width: reference.width, heights: 84...160)
        : engine.layout(node, in: Proposal(width: reference.width, height: nil))
      let spare = (reference.height ?? placed.bounds.height) - placed.bounds.height
      var builder = DisplayListBuilder()
      let items = builder.items(
        of: placed,
        DrawingContext(
          surface: .phoneCard(.dark),
          origin: Point(x: 0, y: reference.kind == .card ? spare / 2 : 0), container: .zero,
          now: ReferenceWidget.now))
      return Self.grouped(DisplayList(size: .zero, items: items).texts)
    }
  }

  /// Returns one array for each text: a text of several lines has several, which follow each other.
  private static func grouped(_ texts: [DrawnText]) -> [[DrawnText]] { texts.map { [$0] } }

  private func squeezed(_ string: String) -> String { string.filter { !$0.isWhitespace } }

  /// Finds the lines of every text of a reference, in order.
  private func pairs(of reference: Reference) throws -> [Pair] {
    var rest = try texts(of: reference).flatMap { $0 }
    var pairs: [Pair] = []
    // Without the view's own place, everything is relative to its first text.
    var shift = 0.0
    for text in reference.texts {
      let wanted = squeezed(text.string)
      guard let first = rest.indices.first(where: { wanted.hasPrefix(squeezed(rest[$0].string)) })
      else {
        pairs += text.lines.map { _ in
          Pair(reference: reference.id, string: text.string, isNear: false)
        }
        continue
      }
      var lines: [DrawnText] = []
      var joined = ""
      while first < rest.count, wanted.hasPrefix(joined + squeezed(rest[first].string)),
        joined.count < wanted.count
      {
        joined += squeezed(rest[first].string)
        lines.append(rest.remove(at: first))
      }
      if reference.height == nil, pairs.isEmpty, let line = lines.first, let row = text.lines.first
      {
        shift = line.origin.y - row[2]
      }
      for (index, row) in text.lines.enumerated() {
        guard lines.count == text.lines.count else {
          pairs.append(Pair(reference: reference.id, string: text.string, isNear: false))
          continue
        }
        pairs.append(pair(of: lines[index], row: row, shift: shift, in: reference))
      }
    }
    return pairs
  }

  /// The part of a line that its letters fill: letters have room on both sides, 0.04 of the size,
  /// and a digit 1 that is as wide as the others 0.09 more.
  private func ink(of line: DrawnText) -> ClosedRange<Double> {
    let more = line.font.hasMonospacedDigits ? 0.13 : 0.04
    let start = line.origin.x + line.size * (line.string.hasPrefix("1") ? more : 0.04)
    let end =
      line.origin.x + line.width - line.size * (line.string.hasSuffix("1") ? more : 0.04)
    return start...max(start, end)
  }

  private func pair(
    of line: DrawnText, row: [Double], shift: Double, in reference: Reference
  ) -> Pair {
    let ink = ink(of: line)
    let center = (ink.lowerBound + ink.upperBound) / 2 - (row[0] + row[1]) / 2
    let width = ink.upperBound - ink.lowerBound - (row[1] - row[0])
    let baseline = line.origin.y - shift - row[2]
    return Pair(
      reference: reference.id, string: line.string,
      isNear: abs(center) <= 4 && abs(width) <= max(3, 0.04 * line.width) && abs(baseline) <= 2,
      difference: (center, width, baseline))
  }

  /// The acceptance of the pictures: of all lines nine of ten stand where a phone has them, the
  /// centre to 4 points, the width to 3 points or 4 percent, the baseline to 2 points.
  @Test func nineOfTenLinesStandWhereAPhoneHasThem() throws {
    let pairs = try Reference.all.flatMap { try self.pairs(of: $0) }
    #expect(Reference.all.count >= 10)
    let far = pairs.filter { !$0.isNear }
    let share = Double(pairs.count - far.count) / Double(max(pairs.count, 1))
    #expect(
      share >= 0.9,
      "\(pairs.count - far.count) of \(pairs.count) lines: \(far.map(description))")
  }

  private func description(_ pair: Pair) -> String {
    guard let difference = pair.difference else {
      return "\(pair.reference) “\(pair.string)”: other lines\n"
    }
    let numbers = [difference.center, difference.width, difference.baseline].map {
      "\(($0 * 10).rounded() / 10)"
    }
    return "\(pair.reference) “\(pair.string)”: \(numbers.joined(separator: ", "))\n"
  }

  /// The island itself, to a point.
  @Test(arguments: Reference.all.filter { $0.panel != nil && $0.kind == .expanded })
  func expandedIslandsAreAsLargeAsOnAPhone(_ reference: Reference) throws {
    let device = device(reference)
    let archive = try #require(try widget(reference)).archive(on: device)
    let list = try #require(picture(on: device).expanded(archive)?.list)
    let bodies = list.items.compactMap { item -> Rect? in
      if case .fill(let path, _, _) = item { path.bounds } else { nil }
    }
    let panel = try #require(reference.panel)
    try #require(bodies.count >= 2)
    let body = bodies[1]
    for (here, there) in zip([body.minX, body.minY, body.width, body.height], panel) {
      #expect(abs(here - there) <= 1, "\(body) beside \(panel)")
    }
  }
}
