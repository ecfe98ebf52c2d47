/// Marks an enumeration of values that one parameter of an intent takes; nothing is generated.
@attached(peer)
public macro UnionValue() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
