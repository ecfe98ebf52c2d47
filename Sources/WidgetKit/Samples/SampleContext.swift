/// What is known of a widget's project beside its types.
package struct SampleContext: Hashable, Sendable {
  /// The names of values by what the sources do with them.
  package var names: _SourceNames
  /// The names of the images and colours of the asset catalogues, sorted.
  package var images: [String]
  package var colors: [String]
  /// What the sources themselves make values of.
  package var examples: ExampleValues

  package init(
    names: _SourceNames = _SourceNames(), images: [String] = [], colors: [String] = [],
    examples: [_Example] = []
  ) {
    self.names = names
    self.examples = ExampleValues(examples)
    self.images = images
    self.colors = colors
  }
}
