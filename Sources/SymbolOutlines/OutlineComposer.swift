import ViewArchive

/// Finds the outline of a name: the symbol of this name in the files, else one that is composed by
/// the rules of SF Symbols' names: `.fill`, an enclosure, `.slash`, `.badge…`, and digits and
/// letters in enclosures.
struct OutlineComposer {
  let library: OutlineLibrary

  /// A symbol that is being composed. Its frame follows from its ink when it grows.
  private struct Draft {
    var width: Double
    /// What the frame is wider on each side.
    var room = SymbolRoom()
    var steps: [OutlineStep]

    var ink: Rect { SymbolOutline.ink(of: steps) ?? .zero }

    /// True if an area of it is filled, so that its lines are no more than edges.
    var isSolid: Bool {
      steps.contains { step in
        if case .ink(let ink) = step { ink.isFilled } else { false }
      }
    }

    /// Widens the frame to hold all ink, with the same room beside it as before.
    mutating func widen(from before: Rect) {
      let (after, margin) = (ink, max(min(before.minX, width - before.maxX), 0))
      let left = min(before.minX, after.minX)
      let shift = max(margin - left, 0)
      width = max(width + shift, after.maxX + shift + margin)
      guard shift > 0 else { return }
      steps = steps.map { $0.mapped { Point(x: $0.x + shift, y: $0.y) } }
    }
  }

  func outline(of name: String) -> SymbolOutline? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count <= Self.mostWords,
      let draft = draft(words, words.contains("fill") ? .fill : .plain)
    else { return nil }
    return SymbolOutline(width: draft.width, room: draft.room, steps: draft.steps)
  }

  /// The longest names of SF Symbols have thirteen words.
  private static let mostWords = 20

  /// True for the name of a part that is no symbol of its own.
  static func isPart(_ name: String) -> Bool {
    name.hasPrefix("digit.") || name.hasPrefix("letter.")
  }

  private func draft(_ words: [String], _ form: OutlineForm) -> Draft? {
    let name = words.joined(separator: ".")
    if let entry = library.entry(name) ?? (form == .fill ? library.entry(name + ".fill") : nil) {
      return draft(entry, form, isEnclosed: Enclosure.isOfEnclosed(words))
    }
    if let fill = words.lastIndex(of: "fill"), fill > 0 {
      var words = words
      words.remove(at: fill)
      return draft(words, .fill)
    }
    if let badge = words.lastIndex(of: "badge"), badge > 0 {
      return badged(Array(words[..<badge]), with: Array(words[(badge + 1)...]), form)
    }
    if words.count > 1, words.last == "slash" {
      return draft(words.dropLast(), form).map(slashed)
    }
    if let (enclosure, glyph) = Enclosure.split(words) {
      return enclosed(glyph, in: enclosure, form)
    }
    return nil
  }

  // MARK: One symbol of the files

  private func draft(_ entry: OutlineEntry, _ form: OutlineForm, isEnclosed: Bool) -> Draft? {
    guard let elements = try? entry.elements() else { return nil }
    var steps: [OutlineStep] = []
    for element in elements where element.form == nil || element.form == form {
      func ink(isFilled: Bool, isStroked: Bool) -> OutlineInk {
        OutlineInk(
          path: element.path, isFilled: isFilled, line: isStroked ? element.line : nil,
          layer: element.layer)
      }
      switch element.kind {
      case .body: steps.append(.ink(ink(isFilled: form == .fill, isStroked: true)))
      case .line: steps.append(.ink(ink(isFilled: false, isStroked: true)))
      case .area: steps.append(.ink(ink(isFilled: true, isStroked: false)))
      case .detail:
        let line = OutlineStep.ink(ink(isFilled: false, isStroked: true))
        steps.append(form == .plain ? line : .cut([line], isPainted: true))
      case .hole:
        // Only what is in a shape is a mark; other holes are gaps.
        steps.append(.cut([.ink(ink(isFilled: true, isStroked: false))], isPainted: isEnclosed))
      case .cut: steps.append(.cut([.ink(ink(isFilled: false, isStroked: true))], isPainted: false))
      }
    }
    if isEnclosed, elements.allSatisfy({ $0.layer == 1 }) { steps = Self.layered(steps) }
    return Draft(
      width: entry.width, room: entry.room,
      steps: steps.enumerated().map { Self.paintable($1, steps[..<$0]) })
  }

  /// Gives the second layer to what is around everything else.
  private static func layered(_ steps: [OutlineStep]) -> [OutlineStep] {
    let all = SymbolOutline.ink(of: steps) ?? .zero
    return steps.map { step in
      guard case .ink = step, let box = SymbolOutline.ink(of: [step]),
        box.width * box.height > 0.8 * all.width * all.height
      else { return step }
      return step.inLayer(2)
    }
  }

  /// A cut is painted where it is more prominent than what it is cut out of.
  private static func paintable(_ step: OutlineStep, _ before: ArraySlice<OutlineStep>)
    -> OutlineStep
  {
    guard case .cut(let parts, true) = step else { return step }
    func layers(_ steps: some Sequence<OutlineStep>) -> [Int] {
      steps.compactMap { if case .ink(let ink) = $0 { ink.layer } else { nil } }
    }
    let isPainted = (layers(before).max() ?? 1) > (layers(parts).max() ?? 1)
    return .cut(parts, isPainted: isPainted)
  }

  // MARK: Enclosures

  private func enclosed(_ words: [String], in enclosure: Enclosure, _ form: OutlineForm) -> Draft? {
    guard let entry = library.entry(enclosure.name),
      let around = draft(entry, form, isEnclosed: false), let glyph = glyph(words)
    else { return nil }
    let isSign = Self.isSign(words)
    let (ink, outer) = (glyph.ink, around.ink)
    let share = isSign ? enclosure.share * Self.signGrowth : enclosure.share
    // What is very wide or high stays inside.
    let most = enclosure.room * min(outer.width, outer.height)
    let factor = min(
      share, most / max(ink.width, ink.height, 1),
      1.2 * most / (ink.width * ink.width + ink.height * ink.height).squareRoot())
    let center = Point(
      x: outer.minX + outer.width / 2,
      y: outer.minY + outer.height / 2 + enclosure.drop * outer.height)
    let marks = Self.fitted(
      glyph, factor: factor, lines: glyph.isSolid ? Self.solidLines : Self.markLines, around: center
    )
    let frame = around.steps.map { $0.inLayer(2) }
    let marked = marks.map { $0.inLayer(1) }
    return Draft(
      width: around.width, room: around.room,
      steps: form == .fill ? frame + [.cut(marked, isPainted: true)] : marked + frame)
  }

  /// Digits and letters are larger in an enclosure than other symbols.
  private static let signGrowth = 1.25
  /// The width of the lines of what is inside of another symbol.
  private static let (solidLines, markLines) = (0.62, 0.9)

  private static func isSign(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first, !word.isEmpty else { return false }
    return word.count <= 2 && word.allSatisfy { ("0"..."9").contains($0) }
      || word.count == 1 && word.allSatisfy { ("a"..."z").contains($0) }
  }

  /// Returns what is drawn small in another symbol: filled where it has such a form.
  private func glyph(_ words: [String]) -> Draft? {
    guard Self.isSign(words), let word = words.first else { return draft(words, .fill) }
    let parts = word.map { ($0.isNumber ? "digit." : "letter.") + String($0) }
    var row = Draft(width: 0, room: .usual, steps: [])
    for part in parts {
      guard let entry = library.entry(part), let sign = draft(entry, .plain, isEnclosed: false)
      else {
        return nil
      }
      let left = row.width
      row.steps += sign.steps.map { $0.mapped { Point(x: $0.x + left, y: $0.y) } }
      row.width += sign.width
    }
    return row
  }

  /// Returns the steps of a symbol with its ink scaled and moved; the lines have their own factor.
  private static func fitted(
    _ draft: Draft, factor: Double, lines: Double, around center: Point
  ) -> [OutlineStep] {
    let (ink, line) = (draft.ink, SymbolOutline.line)
    // The paths are scaled so that the ink, with lines of the other width, has the size.
    let side = max(ink.width, ink.height)
    let scale = max((side * factor - line * lines) / max(side - line, 1), 0.05)
    return draft.steps.map { step in
      step.mapped(lines: lines) {
        Point(
          x: center.x + ($0.x - ink.minX - ink.width / 2) * scale,
          y: center.y + ($0.y - ink.minY - ink.height / 2) * scale)
      }
    }
  }

  // MARK: Slashes

  /// Adds a line from the upper left to the lower right, and a gap along its upper side.
  private func slashed(_ base: Draft) -> Draft {
    let ink = base.ink
    let half = (max(ink.height, min(ink.width, SymbolOutline.em)) - SymbolOutline.line) / 2
    let (x, y) = (ink.minX + ink.width / 2, ink.minY + ink.height / 2)
    func line(movedBy offset: Double, longerBy length: Double) -> [PathElement] {
      let reach = half + length
      return [
        .move(Point(x: x - reach + offset, y: y - reach - offset)),
        .line(Point(x: x + reach + offset, y: y + reach - offset)),
      ]
    }
    func stroke(_ path: [PathElement]) -> OutlineStep {
      .ink(OutlineInk(path: path, isFilled: false, line: OutlineLine(), layer: 1))
    }
    var draft = base
    draft.steps = base.steps.map { $0.inLayer(2) }
    draft.steps.append(
      .cut(
        [stroke(line(movedBy: SymbolOutline.line / 2.0.squareRoot(), longerBy: 4))],
        isPainted: false))
    draft.steps.append(stroke(line(movedBy: 0, longerBy: 0)))
    draft.widen(from: ink)
    return draft
  }

  // MARK: Badges

  private func badged(_ base: [String], with kind: [String], _ form: OutlineForm) -> Draft? {
    guard var draft = draft(base, form) else { return nil }
    let ink = draft.ink
    let isDot = kind.isEmpty || kind == ["filled"]
    let isUpper = isDot || Self.upperBadges.contains(base[0])
    let radius = isDot ? 16.5 : 22.0
    let (inset, lift) = isDot ? (14.0, 14.0) : (10.0, 12.0)
    let center = Point(
      x: ink.maxX - inset, y: isUpper ? ink.minY + lift : ink.maxY - lift)
    func disc(_ radius: Double) -> OutlineStep {
      .ink(
        OutlineInk(
          path: Self.circle(around: center, radius), isFilled: true, line: nil, layer: 1))
    }
    var badge = [disc(radius)]
    if !isDot {
      guard let glyph = glyph(kind) else { return nil }
      let side = max(glyph.ink.width, glyph.ink.height, 1)
      // Marks of lines are cut out of a disc; what has an area of its own is the badge itself.
      let isMark = !glyph.isSolid || Self.discBadges.contains(kind[0])
      let marks = Self.fitted(
        glyph, factor: (isMark ? 1.15 : 2) * radius / side,
        lines: isMark ? 0.75 : Self.solidLines, around: center
      ).map { $0.inLayer(1) }
      badge = isMark ? badge + [.cut(marks, isPainted: false)] : marks
    }
    draft.steps =
      draft.steps.map { $0.inLayer(2) } + [.cut([disc(radius + Self.badgeGap)], isPainted: false)]
    // The badge's own cuts end at the badge: what they go through is gone already.
    draft.steps += badge
    draft.widen(from: ink)
    return draft
  }

  /// Symbols whose badges are at the upper right.
  private static let upperBadges: Set = ["app", "bell", "envelope", "message", "phone"]
  /// Badges with areas that are cut out of a disc all the same.
  private static let discBadges: Set = [
    "exclamationmark", "questionmark", "ellipsis", "play", "pause",
  ]
  private static let badgeGap = 6.5

  private static func circle(around center: Point, _ radius: Double) -> [PathElement] {
    let data =
      "M\(center.x - radius) \(center.y)a\(radius) \(radius) 0 1 1 \(2 * radius) 0"
      + "a\(radius) \(radius) 0 1 1 \(-2 * radius) 0Z"
    return SvgPathParser(data).elements ?? []
  }
}
