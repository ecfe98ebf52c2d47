import ViewArchive

extension View {
  /// Names a control by a label that it does not draw, so far as the label is a text.
  nonisolated func named(by label: some View) -> some View {
    let text = (label as? Text) ?? (label as? any TitledLabel)?.titleText
    return modified { values in
      guard let text else { return [] }
      return [
        .accessibilityLabel(EnvironmentValues.$current.withValue(values) { text.string })
      ]
    }
  }
}

/// A label with a title that is a text.
private protocol TitledLabel {
  nonisolated var titleText: Text? { get }
}

extension Label: TitledLabel {
  nonisolated var titleText: Text? { title as? Text }
}
