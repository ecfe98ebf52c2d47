import CNcurses
import Glibc

/// Gives the C library a UTF-8 encoding wherever the user did not explicitly ask for another
/// (terminal.md §3): over SSH the wanted locale often does not exist on the far side.
enum LocaleSetup {
  /// Sets the encoding of the process; true when it is UTF-8. Has to come before any screen.
  static func apply(environment: [String: String]) -> Bool {
    if setlocale(LC_CTYPE, "") != nil, isUTF8 { return true }
    guard wantsUTF8(environment) else { return false }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUTF8
  }

  /// Whether the C library knows the locale that the environment names; leaves the encoding as it
  /// is.
  static var isGenerated: Bool {
    let present = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    defer { if let present { setlocale(LC_CTYPE, present) } }
    return setlocale(LC_CTYPE, "") != nil
  }

  /// Only an explicit `C`, `POSIX` or 8-bit locale means no UTF-8.
  static func wantsUTF8(_ environment: [String: String]) -> Bool {
    // The first that is set decides, as for the C library.
    let value = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return value?.lowercased().contains("utf") ?? true
  }

  /// Whether the encoding in force is UTF-8.
  static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
