import ViewArchive

/// The context in which a view is previewed.
public protocol PreviewContext {}
