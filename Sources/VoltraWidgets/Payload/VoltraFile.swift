import ActivityModel
import Foundation

/// The file that a build of a project with Voltra has written: what its components give to Voltra.
struct VoltraFile {
  /// Why a file cannot be used.
  struct Failure: Error, Hashable, CustomStringConvertible {
    var description: String
  }

  /// A Live Activity that the app starts.
  struct Activity {
    var name: String
    /// Its payloads, the first as it is started.
    var states: [JSONValue]
    /// Where a touch leads, as the app writes it; nil: into the app.
    var address: String?
  }

  var activities: [Activity] = []
  /// The first of the app's URL schemes, else its identifier; nil: it has neither.
  var scheme: String?

  /// A project whose components give nothing to Voltra.
  init() {}

  /// - Throws: `Failure` when the file cannot be read or has another form.
  init(path: String) throws(Failure) {
    let json: JSONValue
    do {
      json = try JSONParser.read(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure(description: "\(path): \(error)")
    }
    guard case .list(let items)? = json[["payloads"]] else {
      throw Failure(description: "\(path): is no file of payloads")
    }
    if case .text(let text)? = json[["scheme"]] { scheme = text }
    activities = items.compactMap { item in
      guard case .text(let name)? = item[["name"]], case .list(let states)? = item[["states"]]
      else {
        return nil
      }
      let address: String? = if case .text(let text)? = item[["deepLinkUrl"]] { text } else { nil }
      return Activity(name: name, states: states, address: address)
    }
  }
}
