import SwiftSyntax

/// What is written in place of a construct that Linux cannot compile and for which no declaration and
/// no macro can stand. Everything else is declared in the module that it belongs to, or in the
/// widget's own (`ModuleShadow`).
struct Substitution: Sendable {
  /// What is replaced, by the name that it has in a source.
  enum Construct: Hashable, Sendable {
    case attribute(String)
    /// A call of a function or of a type's initialiser.
    case call(String)
    /// The declaration of a function.
    case function(String)
    case macro(String)
    /// The `!` behind a member.
    case unwrapping(String)
  }

  /// A range of bytes and what replaces it; nil: blanks.
  struct Edit {
    var range: Range<Int>
    var text: String?
  }

  /// Returns the edits for a node of the construct.
  let edits: @Sendable (Syntax, ApplePlatform) -> [Edit]

  /// All substitutions, each with the reason why no declaration stands for the construct.
  static let table: [Construct: Substitution] = [
    // "Objective-C interoperability is disabled", says the compiler; the attributes are its own, so
    // that no macro can have their names.
    .attribute("objc"): Substitution(edits: exposed),
    .attribute("objcMembers"): removal,
    // "property cannot have non-'@objc' class type".
    .attribute("IBOutlet"): removal,
    // The compiler stops: it looks for UIKit's function of Objective-C.
    .attribute("UIApplicationMain"): removal,
    // The compiler would call an accessor that Objective-C makes while the program runs.
    .attribute("NSManaged"): Substitution { node, _ in ManagedMember.edits(for: node) },
    // Their arguments are members of some hundred types of Apple's, one for each schema, or keys of
    // Core Spotlight: "type has no member".
    .attribute("AppIntent"): removal,
    .attribute("AppEntity"): removal,
    .attribute("AppEnum"): removal,
    .attribute("AssistantIntent"): removal,
    .attribute("AssistantEntity"): removal,
    .attribute("AssistantEnum"): removal,
    .attribute("ComputedProperty"): removal,
    .attribute("DeferredProperty"): removal,
    // Its changes are observed as those of an `@Observable` type are. A macro adds attributes to the
    // members of a type, not to the type, and what `@Observable` makes is its own affair.
    .attribute("Model"): Substitution(edits: model),
    // The class has no required initialiser: "constructing an object of class type 'T' with a metatype
    // value must use a 'required' initializer". An accessor macro cannot infer the property's type:
    // "type annotation missing in pattern".
    .attribute("UIApplicationDelegateAdaptor"): Substitution { node, _ in delegateAdaptor(node) },
    // "initializer 'init()' declared in 'NSObject' cannot be overridden from extension".
    .call("Timer"): Substitution(edits: timer),
    // A format that is no literal may be a localized one, with plural forms. By types the compiler
    // does not tell them apart but with one more overload for each, which it would try in every
    // expression.
    .call("String"): Substitution { node, _ in format(node) },
    // The store of an app group is an object of a subclass. An initialiser makes one of its own class,
    // and the members that sources add to `UserDefaults` are to be found where one is expected.
    .call("UserDefaults"): Substitution { node, _ in appGroup(node) },
    // A native view of Expo's, and a class of objects that a script keeps, are not supported. They would be
    // compiled for nothing, and need what is not here.
    .call("View"): Substitution { node, _ in named(node) },
    .call("Class"): Substitution { node, _ in named(node) },
    // "declared in extension of 'NSObject' and cannot be overridden".
    .function("observeValue"): Substitution { node, _ in observer(node) },
    // "can only be used with the Objective-C runtime"; the words are the compiler's own.
    .macro("selector"): Substitution { node, _ in selector(node) },
    .macro("keyPath"): Substitution { node, _ in keyPath(node) },
  ].merging(unwrapped) { $1 }

  /// Symbols of date formatters, which are implicitly unwrapped on iOS and not optional on Linux:
  /// "cannot force unwrap value of non-optional type". The module that declares one with the type of
  /// iOS cannot name Foundation's any more.
  private static let unwrapped = Dictionary(
    uniqueKeysWithValues: [
      "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols",
      "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
      "veryShortStandaloneWeekdaySymbols", "monthSymbols", "shortMonthSymbols",
      "veryShortMonthSymbols", "standaloneMonthSymbols", "shortStandaloneMonthSymbols",
      "veryShortStandaloneMonthSymbols", "quarterSymbols", "shortQuarterSymbols", "eraSymbols",
      "longEraSymbols", "amSymbol", "pmSymbol",
    ].map { name in (Construct.unwrapping(name), Substitution { node, _ in unwrapping(node) }) })
}
