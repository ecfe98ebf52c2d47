import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// One widget with each construct of swiftui-surface.md §15 that needs no module of its own.

struct BoatAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var speed: Double
    var photo: Data?
    var arrival: Date
    var icon: String
  }
  var name: String
}

struct TurnIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Turn"
  static var description = IntentDescription("Turns the boat.")

  @Parameter(title: "Degrees", default: 10, inclusiveRange: (0, 90)) var degrees: Int

  func perform() async throws -> some IntentResult {
    for activity in Activity<BoatAttributes>.activities {
      await activity.update(ActivityContent(state: activity.content.state, staleDate: nil))
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}

struct Sail: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Panel: ViewModifier {
  var tint: Color
  func body(content: Content) -> some View {
    content.padding(4).background(tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
  }
}

extension View {
  func panel(_ tint: Color) -> some View { modifier(Panel(tint: tint)) }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Thick: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.blue)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 8)
  }
}

struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}

struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

struct SharedStore {
  static let defaults = UserDefaults(suiteName: "group.boats")
  static let folder = FileManager.default
    .containerURL(forSecurityApplicationGroupIdentifier: "group.boats")

  static func photo(named name: String) -> UIImage? {
    guard let url = folder?.appendingPathComponent(name), let data = try? Data(contentsOf: url)
    else { return nil }
    return UIImage(data: data) ?? UIImage(contentsOfFile: url.path)
  }

  static func load() async throws -> Data {
    guard let url = URL(string: "https://example.com") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badURL) }
    return data
  }
}

struct BoatCard: View {
  let context: ActivityViewContext<BoatAttributes>
  @Environment(\.activityFamily) private var family
  @Environment(\.isLuminanceReduced) private var isDim
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(NSLocalizedString("boat.title", value: "Boat", comment: ""))
        .font(.custom("Avenir-Heavy", size: 14))
      Text(String(localized: "\(context.attributes.name) sails"))
        .foregroundStyle(Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
        .panel(Color(.systemBlue))
      ViewThatFits {
        Text("far too long a text for the room there is"); Text("short")
      }
      Grid {
        GridRow {
          Text("a"); Text("b")
        }
      }
      AnyLayout(Diagonal()) {
        Text("c"); Text("d")
      }
      Sail().fill(.orange).frame(width: 24, height: 16)
      Canvas { graphics, size in
        graphics.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
      }
      .frame(height: 16)
      ProgressView(value: context.state.speed / 20).progressViewStyle(Thick())
      Label("Wind", systemImage: "wind").labelStyle(Stacked())
      Image(systemName: context.state.icon)
        .symbolEffect(.pulse)
        .contentTransition(.numericText())
        .transition(.opacity)
        .animation(.default, value: context.state.speed)
      if let data = context.state.photo, let image = UIImage(data: data) {
        Image(uiImage: image).resizable().scaledToFit()
      } else if let image = SharedStore.photo(named: "boat.png") {
        Image(uiImage: image)
      } else {
        Image("boat").resizable().frame(width: 24, height: 24)
      }
      AsyncImage(url: URL(string: "https://example.com/boat.png"))
      HStack {
        Button(intent: TurnIntent()) { Text("Turn") }.buttonStyle(Pressed())
        if let url = URL(string: "boats://open") { Link(destination: url) { Text("Open") } }
      }
      TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) }
      if #available(iOS 26.0, *) { Text("glass").glassEffect(.regular, in: .capsule) }
    }
    .background(
      GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
    )
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .opacity(isDim ? 0.5 : family == .small ? 0.9 : 1)
  }
}

struct BoatWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoatAttributes.self) { context in
      BoatCard(context: context)
        .activityBackgroundTint(Color("CardBackground"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
        DynamicIslandExpandedRegion(.bottom) {
          Text(timerInterval: Date.now...max(context.state.arrival, .now))
        }
      } compactLeading: {
        Image(systemName: "sailboat.fill")
      } compactTrailing: {
        Text("\(context.state.speed, specifier: "%.0f")")
      } minimal: {
        Text("⛵️")
      }
      .keylineTint(.blue)
    }
    .supplementalActivityFamilies([.small, .medium])
  }
}
