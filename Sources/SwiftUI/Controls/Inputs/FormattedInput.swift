// Fields and steppers of values with a format.
extension Stepper where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F
  ) where F.FormatInput: BinaryFloatingPoint & Strideable, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F
  ) where F.FormatInput: BinaryInteger & Strideable, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step)
  }
}

extension TextField where Label == Text {
  /// An empty text is no value, as is one that is not of the format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: prompt ?? Text(titleKey),
      text: Binding<String>(
        get: { value.wrappedValue.map(format.format) ?? "" },
        set: { value.wrappedValue = try? format.parseStrategy.parse($0) }))
  }
}

extension Toggle {
  /// Is on when all sources are; a press sets them all.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Self.joined(sources, isOn), label: label)
  }

  nonisolated fileprivate static func joined<C: Collection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    Binding<Bool>(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}
