/// Provides intents to Siri and Shortcuts; not used here.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .lightBlue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
    grayBlue, grayGreen, grayBrown
}

/// An intent with the phrases that start it.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource, systemImageName: String
  ) {}

  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// A phrase that starts an intent; `\(.applicationName)` stands for the app's name.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}

  public enum Token: Sendable { case applicationName }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ token: Token) {}

    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}

  public init(_ phrase: String) {}
}

@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
