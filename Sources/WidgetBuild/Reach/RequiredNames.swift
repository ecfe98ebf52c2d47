/// Names of members that no code of the sources has to name, because a protocol or an attribute of
/// Apple's or of Swift's requires them. A needed type keeps its members with these names.
enum RequiredNames {
  /// Names that the compiler calls, whatever the type inherits.
  static let always: Set<String> = [
    "appendInterpolation()", "appendInterpolation", "appendLiteral", "callAsFunction",
    "makeIterator", "makeAsyncIterator", "~=", "subscript()", "CodingKeys", "ContentState",
  ]

  /// Returns the names that a type needs when it inherits a protocol or has an attribute, such as
  /// `@propertyWrapper`. A protocol that is not in the table may require any of the table's names.
  ///
  /// - Parameter isOfApp: True for the sources of an app, whose delegate is told of its launch.
  static func names(for inherited: String, isOfApp: Bool = false) -> Set<String> {
    if isOfApp, inherited == "UIApplicationDelegate" { return ["application"] }
    return table[inherited] ?? (inherited.hasPrefix("@") ? [] : all)
  }

  /// Returns true for the name of an attribute, with its `@`, that requires members.
  static func isRequiring(_ attribute: String) -> Bool { table[attribute] != nil }

  private static let table: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      let mark = words.firstIndex(of: "=") ?? words.count
      let names = Set(words.dropFirst(mark + 1))
      return words[..<mark].map { ($0, names) }
    })

  /// Returns true for the name of a type that a protocol of Apple's or of Swift's can declare inside
  /// a type, so that it cannot be found at the top level.
  static func isNested(_ name: String) -> Bool { always.contains(name) || all.contains(name) }

  private static let all = table.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Lines of protocols and, after `=`, the members that they require.
  private static let text = """
    Sendable AnyObject NSObject ObservableObject Observable Error Any = errorDescription
    Decodable = init(from:)
    UIViewController UIView UIApplicationDelegate UNUserNotificationCenterDelegate NSObjectProtocol =
    UIResponder CLLocationManagerDelegate URLSessionDelegate WCSessionDelegate PersistentModel =
    Codable Encodable = encode init(from:)
    Identifiable = id ID
    Equatable = ==
    Hashable = == hash
    Comparable = == < <= > >=
    RawRepresentable = init(rawValue:) rawValue RawValue
    String Int Double Float UInt Int8 Int16 Int32 Int64 UInt8 UInt16 UInt32 UInt64 Character =
    CaseIterable = allCases AllCases
    CustomStringConvertible CustomDebugStringConvertible = description debugDescription
    LocalizedError = errorDescription failureReason recoverySuggestion helpAnchor
    CodingKey = stringValue intValue
    CustomLocalizedStringResourceConvertible = localizedStringResource
    View WidgetConfiguration Scene = body Body
    Widget WidgetBundle ControlWidget App = body Body main
    ViewModifier = body Body Content
    PreviewProvider = previews
    ActivityAttributes = ContentState
    Shape InsettableShape = path inset animatableData AnimatableData sizeThatFits role
    Animatable = animatableData AnimatableData
    VectorArithmetic AdditiveArithmetic = zero scale magnitudeSquared + - += -=
    ShapeStyle = resolve Resolved
    Layout = sizeThatFits placeSubviews makeCache updateCache explicitAlignment Cache Subviews
    ButtonStyle LabelStyle ToggleStyle ProgressViewStyle GaugeStyle GroupBoxStyle = makeBody Body
    PrimitiveButtonStyle TextFieldStyle LabeledContentStyle DisclosureGroupStyle = makeBody Body
    EnvironmentKey PreferenceKey FocusedValueKey ContainerValueKey = defaultValue reduce Value
    TimelineProvider = placeholder getSnapshot getTimeline Entry Context
    AppIntentTimelineProvider = placeholder snapshot timeline recommendations Entry Intent
    IntentTimelineProvider = placeholder getSnapshot getTimeline Entry Intent
    TimelineEntry = date relevance
    AppEntity = id ID defaultQuery typeDisplayRepresentation displayRepresentation typeDisplayName
    AppEnum = typeDisplayRepresentation caseDisplayRepresentations typeDisplayName
    TransientAppEntity = typeDisplayRepresentation displayRepresentation
    EntityQuery EntityStringQuery EnumerableEntityQuery = entities allEntities suggestedEntities
    DynamicOptionsProvider = results defaultResult
    TextRenderer = draw sizeThatFits displayPadding
    TimelineSchedule CustomAnimation GeometryEffect = entries effectValue animate
    UIViewRepresentable = makeUIView updateUIView dismantleUIView makeCoordinator
    UIViewControllerRepresentable = makeUIViewController updateUIViewController makeCoordinator
    Sequence IteratorProtocol = next makeIterator Element Iterator
    Collection RandomAccessCollection BidirectionalCollection = startIndex endIndex index Element
    AsyncSequence AsyncIteratorProtocol = next makeAsyncIterator Element AsyncIterator
    OptionSet SetAlgebra = rawValue
    FormatStyle ParseableFormatStyle = format locale parseStrategy parse FormatInput FormatOutput
    DynamicProperty = update wrappedValue projectedValue
    @propertyWrapper = wrappedValue projectedValue
    @dynamicCallable = dynamicallyCall
    @resultBuilder = buildBlock buildExpression buildOptional buildEither buildArray buildFinalResult
    StringInterpolationProtocol = appendLiteral appendInterpolation
    AlarmMetadata = id
    """
}
