package import Foundation

/// All presentations of one activity in one state as view trees, ready for layout.
///
/// Nil: the widget does not declare the presentation. `compactLeading`, `compactTrailing` and
/// `minimal` include their content margins as padding; `expanded` is an `island` node.
package struct ActivityArchive: Hashable, Sendable {
  package var lockScreen: ViewNode?
  /// The card on a watch or in a car, from a widget that declares the family `small`.
  package var small: ViewNode?
  package var compactLeading: ViewNode?
  package var compactTrailing: ViewNode?
  package var minimal: ViewNode?
  package var expanded: ViewNode?

  /// The border tint of the island. Nil: none.
  package var keylineTint: StyleValue?
  /// The card's background. Nil: the system's.
  package var activityBackgroundTint: StyleValue?
  /// The text colour of the card's system button.
  package var systemActionForeground: StyleValue?
  /// The address that a tap opens, by presentation; `DynamicIsland.widgetURL` sets it for all of
  /// the island's.
  package var links: Links

  package struct Links: Codable, Hashable, Sendable {
    package var lockScreen: URL?
    package var island: URL?

    package init(lockScreen: URL? = nil, island: URL? = nil) {
      self.lockScreen = lockScreen
      self.island = island
    }
  }

  package init(
    lockScreen: ViewNode? = nil, small: ViewNode? = nil, compactLeading: ViewNode? = nil,
    compactTrailing: ViewNode? = nil, minimal: ViewNode? = nil, expanded: ViewNode? = nil,
    keylineTint: StyleValue? = nil, activityBackgroundTint: StyleValue? = nil,
    systemActionForeground: StyleValue? = nil, links: Links = Links()
  ) {
    self.lockScreen = lockScreen
    self.small = small
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
    self.expanded = expanded
    self.keylineTint = keylineTint
    self.activityBackgroundTint = activityBackgroundTint
    self.systemActionForeground = systemActionForeground
    self.links = links
  }

  /// The declared presentations, in reading order.
  package var nodes: [ViewNode] {
    ArchivePart.allCases.compactMap { node(of: $0) }
  }

  /// Returns the first instant after `now` at which one of the presentations changes by itself.
  /// Nil: none does.
  package func nextChange(after now: Date, isLuminanceReduced: Bool = false) -> Date? {
    nodes.compactMap { $0.nextChange(after: now, isLuminanceReduced: isLuminanceReduced) }.min()
  }

  /// The views of all presentations together.
  package var viewCount: Int {
    var count = 0
    for node in nodes { node.walk { _ in count += 1 } }
    return count
  }

  /// The names of the SF Symbols in image nodes, sorted, without duplicates.
  package var symbolNames: [String] {
    var names: Set<String> = []
    for node in nodes {
      node.walk { node in
        if case .image(let content) = node.kind, case .symbol(let name) = content.source {
          names.insert(name)
        }
      }
    }
    return names.sorted()
  }

  /// The names of what pictures show and cells do not, sorted, without duplicates.
  package var pictureOnlyNames: [String] {
    var names: Set<String> = []
    for node in nodes {
      node.walk { node in
        names.formUnion(node.pictureOnlyNames)
      }
    }
    return names.sorted()
  }

  /// The names of everything that was accepted but cannot be drawn, sorted, without duplicates.
  package var unsupportedNames: [String] {
    Set(nodes.flatMap(\.unsupportedNames)).sorted()
  }
}

extension ActivityArchive: Codable {
  private enum Key: String, CodingKey {
    case lockScreen, small, compactLeading, compactTrailing, minimal, expanded
    case keylineTint, activityBackgroundTint, systemActionForeground, links, pictures
  }

  /// Decodes an archive, whose images are stored once in a table that nodes refer to by number.
  /// - Throws: `DecodingError` when a value is missing, malformed or refers to a missing image.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let pictures = try values.decodeIfPresent([Data].self, forKey: .pictures) ?? []
    self = try ImageTable.$current.withValue(ImageTable(pictures)) {
      /// - Throws: `DecodingError` when the value is malformed.
      func value<Value: Decodable>(_ key: Key) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: key)
      }
      return ActivityArchive(
        lockScreen: try value(.lockScreen), small: try value(.small),
        compactLeading: try value(.compactLeading),
        compactTrailing: try value(.compactTrailing), minimal: try value(.minimal),
        expanded: try value(.expanded), keylineTint: try value(.keylineTint),
        activityBackgroundTint: try value(.activityBackgroundTint),
        systemActionForeground: try value(.systemActionForeground),
        links: try values.decode(Links.self, forKey: .links))
    }
  }

  /// Encodes the archive, with each image once in a table that nodes refer to by number.
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let table = ImageTable()
    try ImageTable.$current.withValue(table) {
      try values.encodeIfPresent(lockScreen, forKey: .lockScreen)
      try values.encodeIfPresent(small, forKey: .small)
      try values.encodeIfPresent(compactLeading, forKey: .compactLeading)
      try values.encodeIfPresent(compactTrailing, forKey: .compactTrailing)
      try values.encodeIfPresent(minimal, forKey: .minimal)
      try values.encodeIfPresent(expanded, forKey: .expanded)
    }
    try values.encodeIfPresent(keylineTint, forKey: .keylineTint)
    try values.encodeIfPresent(activityBackgroundTint, forKey: .activityBackgroundTint)
    try values.encodeIfPresent(systemActionForeground, forKey: .systemActionForeground)
    try values.encode(links, forKey: .links)
    if !table.pictures.isEmpty { try values.encode(table.pictures, forKey: .pictures) }
  }
}
