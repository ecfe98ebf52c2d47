/// What follows the phone's locale.
extension ModuleShadow {
  static let ofTheLocale: [ModuleShadow] =
    [
      "DateFormatter", "NumberFormatter", "LengthFormatter", "MassFormatter", "EnergyFormatter",
    ].map { name in
      ModuleShadow(
        names: [.type(name)], why: "its locale is that of the machine until one is set",
        declaration: "public typealias \(name) = _Device\(name)")
    }
    + ["Locale", "Calendar"].flatMap { type in
      ["current", "autoupdatingCurrent"].map { name in
        ModuleShadow(
          names: [.member(of: type, name)], why: "it is that of the machine",
          declaration:
            "extension Foundation.\(type) { nonisolated public static var \(name): Self { ._device } }"
        )
      }
    }
}
