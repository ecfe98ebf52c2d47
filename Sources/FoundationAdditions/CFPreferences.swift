/// Core Foundation's preferences functions; they use the program's standard user defaults.
public var kCFPreferencesCurrentApplication: CFString { "kCFPreferencesCurrentApplication" }
public var kCFPreferencesCurrentUser: CFString { "kCFPreferencesCurrentUser" }
public var kCFPreferencesAnyHost: CFString { "kCFPreferencesAnyHost" }

@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  UserDefaults.standard.synchronize()
}

public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFTypeRef? {
  UserDefaults.standard.object(forKey: key as String) as CFTypeRef?
}

public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: CFTypeRef?, _ applicationID: CFString
) {
  UserDefaults.standard.set(value, forKey: key as String)
}
