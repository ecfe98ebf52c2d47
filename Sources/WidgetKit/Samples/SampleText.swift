import SwiftUI

/// Makes the text of a property by its name, by what the sources do with it, and by its place.
struct SampleText {
  let context: SampleContext
  /// The property's name as the sources spell it.
  let name: String
  /// The number of the element of a list that contains the text, from 0.
  let position: Int
  /// True for an element of a list of texts, whose name is that of the list.
  let isElement: Bool

  private static let symbols = ["star.fill", "heart.fill"]
  private static let hexColors = ["#3478F6", "#FF9500"]
  private static let colorNames = ["blue", "orange"]
  private static let backgrounds: Set<String> = ["background", "bg", "backdrop"]
  private static let inks: Set<String> = [
    "text", "title", "label", "foreground", "fg", "subtitle", "font",
  ]

  /// What texts with such a name usually are: short, as the room for them is.
  private static let typical = [
    "flag": "🇨🇭", "level": "A", "rank": "A", "grade": "A", "percent": "60%",
    "percentage": "60%", "price": "$12.50", "amount": "$12.50", "total": "$12.50", "cost": "$12.50",
    "fare": "$12.50", "discount": "10%", "speed": "60 km/h", "distance": "1.2 km",
    "temperature": "21°", "frequency": "98.5",
  ]

  private var words: [String] { KeyWords(name).lowercased }
  private var names: _SourceNames { context.names }

  var text: String {
    let last = words.last ?? ""
    if let choice { return choice }
    if names.symbols.contains(name) { return Self.symbols[position % 2] }
    if names.images.contains(name), let image = asset(of: context.images) { return image }
    if names.hexColors.contains(name) { return hexColor }
    if names.colors.contains(name), let color = asset(of: context.colors) { return color }
    if words.contains("emoji") { return ["🙂", "🎉"][position % 2] }
    if ["color", "colour", "hex", "colors", "colours"].contains(last) {
      return hexColor
    }
    if words.contains("color") || words.contains("colour") {
      return contrast(background: "black", ink: "white") ?? Self.colorNames[position % 2]
    }
    if last == "url" || last == "uri" { return "https://example.com" }
    if names.urls.contains(name) { return word }
    if isSymbol {
      guard names.texts.contains(name) else { return Self.symbols[position % 2] }
      // A text: an emoji, or that of a currency or a share.
      return words.contains("icon") ? ["🙂", "🎉"][position % 2] : "ABC"
    }
    if last == "score" { return isOfASide ? "3" : "1240" }
    return Self.typical[last] ?? code ?? time ?? described
  }

  /// Words of states in which there is little to see: an activity is under way.
  private static let ends: Set<String> = [
    "lost", "failed", "failure", "fail", "error", "ended", "end", "cancelled", "canceled",
    "finished", "completed", "complete", "done", "over", "expired", "stale", "none", "unknown",
    "idle",
    "stopped", "paused", "won",
  ]

  /// True for a text or a name of an activity that is not under way.
  static func isOfAnEnd(_ text: String) -> Bool {
    KeyWords(text).lowercased.contains(where: ends.contains)
  }

  /// One of the texts that the sources compare the property with; nil where they know only its end.
  private var choice: String? {
    let choices = (names.choices[name] ?? []).filter { !Self.isOfAnEnd($0) }
    return choices.isEmpty ? nil : choices[position % choices.count]
  }

  /// Colours that are seen on each other.
  private var hexColor: String {
    contrast(background: "#1C1C1E", ink: "#FFFFFF") ?? Self.hexColors[position % 2]
  }

  private func contrast(background: String, ink: String) -> String? {
    if words.contains(where: Self.backgrounds.contains) { return background }
    return words.contains(where: Self.inks.contains) ? ink : nil
  }

  /// A time of the day or an amount of time, as an app writes it; nil for other texts.
  private var time: String? {
    if words.contains("eta") { return "\(5 + position) min" }
    switch SampleTime(words) {
    case .length: return "\(5 + position) min"
    case .moment where words.contains("time"): return "12:3\(position % 10)"
    case .moment, nil: return nil
    }
  }

  private var isSymbol: Bool {
    let joined = words.joined()
    let isIcon = words.last == "icon" || words.last == "icons" || joined.hasSuffix("iconname")
    return isIcon
      || ["symbol", "systemimage", "systemname", "sfsymbol"].contains(where: joined.contains)
  }

  private static let codes: Set<String> = ["id", "identifier", "number", "code", "plate", "ref"]
  private static let lines: Set<String> = ["route", "line", "bus", "train", "tram", "trip"]
  private static let places: Set<String> = ["gate", "platform", "track", "seat", "terminal"]

  /// What stands for a thing in few letters; nil for other texts.
  private var code: String? {
    let last = words.last ?? ""
    if Self.codes.contains(last) || last == "ids" { return "AB-\(12 + position)" }
    if Self.places.contains(last) { return "\(12 + position)" }
    guard last == "abbreviation" || last == "abbr" || last == "initials" || words.contains("short")
    else { return nil }
    if words.contains(where: Self.lines.contains) { return "\(44 + position)" }
    // Two teams differ by their first word.
    let thing = words.first { $0 != "short" } ?? "abc"
    return thing.prefix(position == 0 ? 3 : 2).uppercased()
      + (position == 0 ? "" : "\(position + 1)")
  }

  /// The name as one word.
  private var word: String {
    let word = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return (word.isEmpty ? "sample" : word) + (position == 0 ? "" : "\(position + 1)")
  }

  /// The name in words: "Driver name"; that of the second element of a list "Driver name 2".
  private var described: String {
    var text = KeyWords(name).text
    // A `doneLabel` says "Done".
    if words.count > 1, text.hasSuffix(" label") { text.removeLast(" label".count) }
    if text.isEmpty { text = "Sample" }
    // An element of `stepTitles` is a "Step title".
    if isElement, text.count > 3, text.hasSuffix("s"), !text.hasSuffix("ss") { text.removeLast() }
    return position == 0 ? text : "\(text) \(position + 1)"
  }

  /// Returns the asset whose name has most words of the property's; nil where there is none.
  private func asset(of assets: [String]) -> String? {
    // Xcode makes these two for every target, most often empty.
    let own = assets.filter { !["AccentColor", "WidgetBackground"].contains($0) }
    guard !own.isEmpty else { return nil }
    let words = Set(words)
    // A background is taken only for a property whose name asks for one.
    func score(_ asset: String) -> Int {
      let others = KeyWords(asset).lowercased
      let common = words.intersection(others).count
      return common == 0 && others.contains(where: Self.backgrounds.contains) ? -1 : common
    }
    let best = own.map(score).max() ?? 0
    let ordered = own.filter { score($0) == best }
    // Two properties, of two sides, have two values.
    let others = words.intersection(Self.otherSides).count
    return ordered[(position + others) % ordered.count]
  }

  /// True for a property of one of two sides.
  private var isOfASide: Bool {
    !Self.otherSides.isDisjoint(with: words) || !Self.firstSides.isDisjoint(with: words)
  }

  private static let firstSides: Set<String> = ["home", "host", "first", "team", "a", "1", "my"]
  private static let otherSides: Set<String> = [
    "guest", "away", "second", "opponent", "visitor", "b", "2", "right", "to", "secondary",
  ]
}
