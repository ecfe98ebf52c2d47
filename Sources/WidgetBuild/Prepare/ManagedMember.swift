import SwiftSyntax

/// The members that Core Data makes: those marked `@NSManaged`.
enum ManagedMember {
  /// Gives a property accessors, so that it has no storage and may be in an extension, and a function a
  /// body; takes the attribute off.
  ///
  /// - Parameter attribute: `@NSManaged`.
  static func edits(for attribute: Syntax) -> [Substitution.Edit] {
    let removal = Substitution.Edit(range: attribute.bytes)
    let member = attribute.parent?.parent
    if let binding = member?.as(VariableDeclSyntax.self)?.bindings.last,
      binding.accessorBlock == nil, binding.typeAnnotation != nil
    {
      let end = binding.bytes.upperBound
      return [
        removal,
        .init(range: end..<end, text: " { get { _managed() } set { _manage(newValue) } }"),
      ]
    }
    if let function = member?.as(FunctionDeclSyntax.self), function.body == nil {
      let end = function.signature.bytes.upperBound
      return [removal, .init(range: end..<end, text: body(of: function))]
    }
    return [removal]
  }

  /// Core Data makes the functions that add to a relationship, and remove from it, from their names.
  private static func body(of node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text
    guard let parameter = parameters.first, parameters.count == 1, parameter.firstName.text == "_",
      let verb = ["addTo", "removeFrom"].first(where: name.hasPrefix)
    else { return " {}" }
    let title = name.dropFirst(verb.count)
    let key = title.prefix(1).lowercased() + title.dropFirst()
    let value = (parameter.secondName ?? parameter.firstName).text
    let objects =
      switch parameter.type.trimmedDescription {
      case "NSSet": "\(value).allObjects.compactMap { $0 as? NSManagedObject }"
      case "NSOrderedSet": "\(value).array.compactMap { $0 as? NSManagedObject }"
      default: "[\(value)]"
      }
    return " { _relate(\(objects), \"\(key)\", adds: \(verb == "addTo")) }"
  }
}
