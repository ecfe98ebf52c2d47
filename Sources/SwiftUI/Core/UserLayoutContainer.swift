import ViewArchive
import ViewLayout

/// A user-defined layout as the layout engine calls it, with the names of what is not supported.
protocol UserLayoutContainer: CustomContainer {
  /// Unsupported API names; complete once the container was laid out.
  var unsupportedNames: [String] { get }
}
