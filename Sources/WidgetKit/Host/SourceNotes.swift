import SwiftUI

/// What was read from a widget's sources and is compiled into its library, for the process that
/// loads it.
public protocol _SourceNotes {
  static var names: _SourceNames { get }
  /// The keys of an app group's values that the sources make pictures of.
  static var keysOfPictures: [String] { get }
  /// The keys of an app group's texts for which the sources have another where there is none.
  static var keysWithFallbacks: [String] { get }
  /// The keys of an app group's values that the sources make dates of.
  static var keysOfMoments: [String: _MomentForm] { get }
  /// The values that the sources make attributes and states of.
  static var examples: [_Example] { get }
}

/// How sources read a moment: as a `Date`, or as a number since 1970.
public enum _MomentForm: Sendable {
  case date, seconds, milliseconds

  var form: AppGroupMoments.Form {
    switch self {
    case .date: .date
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    }
  }
}

/// The names of values by what the sources do with them; a generated value has to be of use there.
public struct _SourceNames: Hashable, Sendable {
  /// Parts of addresses.
  var urls: Set<String>
  /// Names of SF Symbols, of images and of colours of the asset catalogue.
  var symbols, images, colors: Set<String>
  /// Colours written in hexadecimal digits.
  var hexColors: Set<String>
  /// Positions in lists.
  var indices: Set<String>
  /// Moments, in seconds and in milliseconds since 1970.
  var seconds, milliseconds: Set<String>
  /// Texts that are shown as they are.
  var texts: Set<String>
  /// By name, the texts that a value is compared with, and the keys that a dictionary is asked for.
  var choices, keys: [String: [String]]

  public init(
    urls: Set<String> = [], symbols: Set<String> = [], images: Set<String> = [],
    colors: Set<String> = [], hexColors: Set<String> = [], indices: Set<String> = [],
    seconds: Set<String> = [], milliseconds: Set<String> = [], texts: Set<String> = [],
    choices: [String: [String]] = [:], keys: [String: [String]] = [:]
  ) {
    self.urls = urls
    self.symbols = symbols
    self.images = images
    self.colors = colors
    self.hexColors = hexColors
    self.indices = indices
    self.seconds = seconds
    self.milliseconds = milliseconds
    self.texts = texts
    self.choices = choices
    self.keys = keys
  }

  /// The names of several sources.
  func union(_ other: _SourceNames) -> _SourceNames {
    _SourceNames(
      urls: urls.union(other.urls), symbols: symbols.union(other.symbols),
      images: images.union(other.images), colors: colors.union(other.colors),
      hexColors: hexColors.union(other.hexColors), indices: indices.union(other.indices),
      seconds: seconds.union(other.seconds),
      milliseconds: milliseconds.union(other.milliseconds), texts: texts.union(other.texts),
      choices: choices.merging(other.choices) { $0 + $1 },
      keys: keys.merging(other.keys) { $0 + $1 })
  }
}
