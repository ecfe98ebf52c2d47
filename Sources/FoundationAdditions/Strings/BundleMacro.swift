/// The bundle of the code that uses it.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")
