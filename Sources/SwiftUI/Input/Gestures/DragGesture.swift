import ViewArchive

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }

  public var minimumDistance: CGFloat

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.minimumDistance = minimumDistance
  }
}

extension DragGesture: RecognisedGesture {
  nonisolated var actions: GestureActions { GestureActions(minimumDistance: minimumDistance) }
}

extension DragGesture.Value {
  /// How long a movement goes on by itself, in seconds, for where it will end. Apple states no
  /// number.
  private static let coasting = 0.25

  /// The value of a movement. Places are those in the view, whatever the coordinate space.
  init(_ input: DragInput) {
    let (start, end) = (input.start, input.location)
    let ahead = (x: input.velocity.x * Self.coasting, y: input.velocity.y * Self.coasting)
    self.init(
      time: Date(), location: CGPoint(x: end.x, y: end.y),
      startLocation: CGPoint(x: start.x, y: start.y),
      translation: CGSize(width: end.x - start.x, height: end.y - start.y),
      velocity: CGSize(width: input.velocity.x, height: input.velocity.y),
      predictedEndLocation: CGPoint(x: end.x + ahead.x, y: end.y + ahead.y),
      predictedEndTranslation: CGSize(
        width: end.x - start.x + ahead.x, height: end.y - start.y + ahead.y))
  }
}
