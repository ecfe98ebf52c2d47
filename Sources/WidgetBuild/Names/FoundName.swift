import SwiftSyntax

/// A name in a piece of source, and how it stands there.
enum FoundName {
  /// A plain name in an expression.
  case value(TokenSyntax)
  /// The last name of a chain such as `value.name` or `.name`.
  case member(MemberAccessExprSyntax)
  /// A part of a key path.
  case keyPathMember(TokenSyntax)
  /// A plain name in a type's place.
  case type(IdentifierTypeSyntax)
  /// The last name of a type such as `Outer.Inner`.
  case memberType(TokenSyntax)
  case operation(TokenSyntax)
  case macro(TokenSyntax)
  /// What is called or subscripted, with the label of the first argument.
  case call(String, label: String?)
  /// A type, a case or a generic parameter that is declared there.
  case declared(TokenSyntax)
}
