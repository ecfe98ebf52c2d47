/// A property of a module.
struct PropertyParts {
  var get: (() throws -> Any?)?
  var set: ((Any?) throws -> Void)?
}
