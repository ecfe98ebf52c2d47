import ViewArchive

/// Reads React Native's style dictionaries (facebook/react-native, docs/layout-props and
/// `ReactCommon/react/renderer/components/view/YogaStylableProps`).
package enum FlexStyleParser {
  /// Reads a dictionary. The order of keys does not matter: narrower names win.
  package static func parse(_ dictionary: [String: FlexStyleValue]) -> FlexParsedStyle {
    var style = FlexStyle()
    var aliases = Aliases()
    var ignored: [FlexParsedStyle.IgnoredKey] = []
    for (key, value) in dictionary where value != .null {
      do throws(Failure) {
        try read(key, value, &style, &aliases)
      } catch {
        let reason: FlexParsedStyle.Reason =
          error == .notLayout ? .notLayout : .invalidValue(value)
        ignored.append(FlexParsedStyle.IgnoredKey(key: key, reason: reason))
      }
    }
    aliases.apply(to: &style)
    return FlexParsedStyle(style: style, ignored: ignored.sorted { $0.key < $1.key })
  }

  /// Reads a dictionary whose values are converted first, such as those of another JSON type.
  package static func parse<Value>(
    _ dictionary: [String: Value], value: (Value) -> FlexStyleValue
  ) -> FlexParsedStyle {
    parse(dictionary.mapValues(value))
  }

  enum Failure: Error {
    case notLayout
    case invalidValue
  }

  private static func read(
    _ key: String, _ value: FlexStyleValue, _ style: inout FlexStyle, _ aliases: inout Aliases
  ) throws(Failure) {
    if let member = StyleKeys.lengths[key] {
      style[keyPath: member.path] = try value.length(member.kind)
    } else if let member = StyleKeys.edges[key] {
      style[keyPath: member.edges][keyPath: member.edge] = try value.length(member.kind)
    } else if let member = StyleKeys.aliases[key] {
      aliases[keyPath: member.edges][keyPath: member.edge] = try value.length(member.kind)
    } else if let path = StyleKeys.numbers[key] {
      style[keyPath: path] = try value.number()
    } else {
      try readKeyword(key, value, &style)
    }
  }

  private static func readKeyword(
    _ key: String, _ value: FlexStyleValue, _ style: inout FlexStyle
  ) throws(Failure) {
    switch key {
    case "display": style.display = try value.keyword()
    case "overflow": style.overflow = try value.keyword()
    case "position": style.position = try value.keyword()
    case "boxSizing": style.sizes.boxSizing = try value.keyword()
    case "flexDirection": style.container.direction = try value.keyword()
    case "flexWrap": style.container.wrap = try value.keyword()
    case "justifyContent": style.container.justifyContent = try value.keyword()
    case "alignItems": style.container.alignItems = try value.keyword()
    case "alignContent": style.container.alignContent = try value.keyword()
    case "alignSelf":
      style.item.alignSelf = value == .text("auto") ? nil : try value.keyword()
    case "direction":
      style.writingDirection = value == .text("inherit") ? nil : try value.keyword()
    case "aspectRatio": style.sizes.aspectRatio = try value.ratio()
    default: throw .notLayout
    }
  }
}
