import ActivityKit
import SwiftUI
import WidgetKit

// What published sources take from UIKit, Foundation and an app's screens without importing more
// than this.

extension EnvironmentValues {
  @Entry var isDense = false
  @Entry var caption: String = "asleep"
}

extension UIColor {
  var isDark: Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return 0.3 * red + 0.6 * green + 0.1 * blue < 0.5
  }
}

struct SleepAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var seconds: Double }
}

struct Moon: View {
  @Environment(\.caption) private var caption
  @Environment(\.isDense) private var isDense
  @GestureState private var isHeld = false

  var body: some View {
    VStack {
      Text(verbatim: isDense ? "dense" : caption)
      Canvas { context, size in
        var moon = Path()
        moon.addEllipse(in: CGRect(origin: .zero, size: size))
        context.fill(moon, with: .color(.indigo))
        context.stroke(moon, with: .color(.white.opacity(0.5)), lineWidth: 2)
      }
      .frame(width: 32, height: 32)
    }
    .gesture(DragGesture(minimumDistance: 3).updating($isHeld) { _, state, _ in state = true })
  }
}

struct SleepActivity: Widget {
  static func clock(_ seconds: Double) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    formatter.unitsStyle = .positional
    return formatter.string(from: seconds) ?? ""
  }

  static var shared: URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.sleep")
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SleepAttributes.self) { context in
      HStack {
        Moon().environment(\.isDense, true)
        Text(Self.clock(context.state.seconds))
          .foregroundStyle(Color(uiColor: .secondaryLabel))
        Text(Measurement(value: 8, unit: UnitDuration.hours).formatted())
        if let data = Self.shared.flatMap({ try? Data(contentsOf: $0) }),
          let picture = UIImage(data: data)
        {
          Image(uiImage: picture).resizable()
        }
        Text(String(localized: "deep", comment: "a phase"))
          .font(Font(UIFont.systemFont(ofSize: 13, weight: .bold)))
          .foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
      }
      .background(Color(.systemBackground))
      .background(Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }))
      .onChange(of: context.state.seconds) { _, _ in
        CFNotificationCenterPostNotification(
          CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName("sleep" as CFString),
          nil, nil, true)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Moon() }
      } compactLeading: {
        Text(UIColor.black.isDark ? "dark" : "light")
      } compactTrailing: {
        Text(UIColor.white.isDark ? "dark" : "light")
      } minimal: {
        Text(Self.clock(3599))
      }
    }
  }
}

struct SleepApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var name = ""
  @FocusState private var isNaming: Bool

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          Section("Night") {
            TextField("Name", text: $name).focused($isNaming)
            Picker("Sound", selection: $name) { Text("Rain").tag("rain") }
          }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Sleep")
        .sheet(isPresented: .constant(false)) { Text("Settings") }
      }
    }
    .onChange(of: phase) { _, _ in }
  }
}
