/// What is compiled of a source file: the text rewritten for this platform, with what is not needed
/// blanked out.
struct SourcePart {
  /// Absolute path of the file.
  var path: String
  var text: String
  var imports: [SourceRewriter.Import]
  /// The keys of the names that the text uses (`UsedNames`).
  var uses: Set<String> = []
  /// Types marked `@main`.
  var mains: [SourceRewriter.Main]
}
