/// What was read from a widget's sources and is compiled into its library, for the process that
/// loads it.
public protocol _SourceNotes {
  /// The names of the values that the sources make URLs of.
  static var namesInURLs: [String] { get }
  /// The keys of an app group's values that the sources make pictures of.
  static var keysOfPictures: [String] { get }
}
