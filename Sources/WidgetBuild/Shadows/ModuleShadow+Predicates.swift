extension ModuleShadow {
  static let ofPredicates = ModuleShadow(
    names: [.macro("Predicate")],
    why:
      "Foundation's builds an expression tree for a database, which takes the compiler minutes to "
      + "type-check; here no database reads it",
    declaration: """
      @freestanding(expression)
      public macro Predicate<each Input>(
        _ body: (repeat each Input) -> Swift.Bool
      ) -> Foundation.Predicate<repeat each Input> =
        #externalMacro(module: "PreviewMacros", type: "PredicateMacro")
      """)
}
