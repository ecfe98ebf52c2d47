import ArgumentParser
import Foundation

/// A locale identifier such as `de_DE` or `de-DE`; its language has to be a valid ISO code.
package struct LocaleName: ExpressibleByArgument {
  package var identifier: String

  package init?(argument: String) {
    let name = argument.replacing("-", with: "_")
    guard Locale(identifier: name).language.languageCode?.isISOLanguage == true else {
      return nil
    }
    identifier = name
  }
}
