/// A gesture whose actions are known, whatever its value is.
protocol RecognisedGesture {
  nonisolated var actions: GestureActions { get }
}
