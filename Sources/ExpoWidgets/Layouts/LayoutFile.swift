import ActivityModel
import Foundation

/// The file that a build of layouts has written.
struct LayoutFile {
  /// Why a file cannot be used.
  struct Failure: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  /// One `createLiveActivity`.
  struct Layout {
    var name: String
    /// The shape of the props, as their TypeScript type says it.
    var props: ValueShape
    /// What the app's own sources start the activity with, as far as they say it in literals.
    var examples: [JSONValue]
  }

  /// The whole, as one line for the script that evaluates layouts.
  var line: Data
  var layouts: [Layout]

  /// - Throws: `Failure` when the file cannot be read or has another form.
  init(path: String) throws(Failure) {
    let json: JSONValue
    do {
      json = try JSONParser.read(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure(description: "\(path): \(error)")
    }
    guard case .list(let items)? = json["activities"] else {
      throw Failure(description: "\(path): is no file of layouts")
    }
    line = json.json
    layouts = items.compactMap { item in
      guard case .record(let layout) = item, case .text(let name)? = layout["name"] else {
        return nil
      }
      var examples: [JSONValue] = []
      if case .list(let given)? = layout["examples"] { examples = given }
      return Layout(
        name: name, props: layout["props"].map(PropsShape.shape) ?? .free, examples: examples)
    }
  }
}
