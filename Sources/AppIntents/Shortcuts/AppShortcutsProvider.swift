/// Provides intents to Siri and Shortcuts; not used in Island.
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
