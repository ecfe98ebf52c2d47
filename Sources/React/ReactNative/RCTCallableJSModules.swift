/// Calls functions of the script. Only events reach it here.
public final class RCTCallableJSModules: Sendable {}
