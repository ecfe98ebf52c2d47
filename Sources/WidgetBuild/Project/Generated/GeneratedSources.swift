import Foundation

/// The sources that Xcode generates while it builds: from asset and string catalogues, intent
/// definitions and models.
struct GeneratedSources {
  var catalogues: [String]
  var tables: [String]
  var intents: [String]
  var models: [String]
  /// The source that starts an app which has no type marked `@main`; nil: it is not needed.
  var entryPoint: String?

  /// File names and texts of the classes.
  private var classes: [(name: String, text: String?)] {
    [
      ("IntentClasses.swift", IntentDefinition.classes(of: intents)),
      ("ObjectClasses.swift", CoreDataModel.classes(of: models)),
      ("AppEntryPoint.swift", entryPoint),
    ]
  }

  /// Names of the classes.
  var names: Set<String> {
    classes.compactMap(\.text).reduce(into: []) { names, text in
      names.formUnion(
        Array(text.utf8).withUnsafeBufferPointer { DeclarationScanner.names(in: $0) })
    }
  }

  /// The carried modules that the classes import.
  var modules: Set<String> {
    Set((intents.isEmpty ? [] : ["Intents"]) + (models.isEmpty ? [] : ["CoreData"]))
  }

  /// Writes the sources into `scratch`, and returns their paths: a name for each text and for each
  /// colour and image that is not among `declared`, a class for each intent and each entity.
  ///
  /// - Throws: `WidgetBuildError` when a file cannot be written.
  func write(
    to scratch: String, besides declared: Set<String>
  ) throws(WidgetBuildError) -> [String] {
    let symbols = AssetCatalogue.symbols(of: catalogues, besides: declared)
    let texts = StringSymbols.symbols(of: tables)
    var paths: [String] = []
    let generated = [("AssetSymbols.swift", symbols), ("StringSymbols.swift", texts)]
    for case (let name, let text?) in generated + classes {
      let path = "\(scratch)/\(name)"
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path: path, reason: error.systemReason)
      }
      paths.append(path)
    }
    return paths
  }
}
