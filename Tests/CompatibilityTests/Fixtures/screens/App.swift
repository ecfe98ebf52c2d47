import SwiftUI
import TipKit
import CoreData
import CommonCrypto
import CryptoKit

struct DemoTip: Tip {
  static let shown = Event(id: "shown")
  @Parameter static var on: Bool = false
  var title: Text { Text("T") }
  var message: Text? { nil }
  var rules: [Rule] {
    [#Rule(Self.shown) { $0.donations.count >= 1 }, #Rule(Self.$on) { $0 == true }]
  }
}
class Line: NSManagedObject {}
extension Line {
  @NSManaged public var title: String?
  @NSManaged public var price: Int32
  @nonobjc class func fetchRequest() -> NSFetchRequest<Line> {
    NSFetchRequest<Line>(entityName: "Line")
  }
}
struct Row: Identifiable { var id = 1; var name = "" }
struct Shake: GeometryEffect {
  var animatableData: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}
struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
struct Pose { var scale = 1.0; var angle = Angle.zero }
struct Screen: View {
  @State private var rows = [Row()]
  @State private var name = ""
  @State private var on = false
  @State private var value = 0.5
  @State private var date = Date()
  @State private var picked: Row.ID?
  @State private var position = ScrollPosition()
  @FocusState private var focus: Bool
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Order.stamp, ascending: true)], animation: .default
  )
  private var items: FetchedResults<Order>
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    NavigationStack {
      List(selection: $picked) {
        ForEach(rows) { row in
          Text(row.name).swipeActions { Button("x") { on = true } }
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        ForEach(items) { item in Text("\(item.count)") }
        TextField("Name", text: $name, onCommit: { on = false })
        TextField("Name", text: $name, axis: .vertical).focused($focus)
        Stepper(value: $value, in: 0...1, step: 0.1) { Text("s") }
        Slider(value: $value, in: 0...1) {
          Text("l")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        DatePicker("D", selection: $date, in: Date()..., displayedComponents: .date)
        ColorPicker("C", selection: .constant(.red))
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") { focus = false }
        }
        if on { ToolbarItem { Text("x") } } else { ToolbarItem { Text("y") } }
      }
      .toolbar { EditButton() }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .tabBar, .navigationBar)
      .toolbar(.hidden, for: .tabBar)
      .searchable(text: $name, prompt: "Search")
      .alert("A", isPresented: $on) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("m")
      }
      .alert(name, isPresented: $on) { Button("OK") {} }
      .alert(isPresented: $on) {
        Alert(title: Text("x"), message: Text("y"), dismissButton: .default(Text("OK")))
      }
      .confirmationDialog("C", isPresented: $on, titleVisibility: .visible) { Button("a") {} }
      .sheet(isPresented: $on) {
        Text("s").presentationDetents([.medium, .height(200)]).presentationDragIndicator(.visible)
      }
      .onScrollPhaseChange { old, new in if new == .interacting { focus = false } }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition($position)
    }
    .modifier(Shake(animatableData: 1))
    .transition(Twirl())
    .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    .overlayPreferenceValue(Bounds.self) { all in
      GeometryReader { proxy in
        ForEach(all.indices, id: \.self) { Color.red.frame(width: proxy[all[$0]].width) }
      }
    }
    .visualEffect { content, proxy in content.offset(y: proxy.size.height).opacity(0.5) }
    .colorEffect(ShaderLibrary.ripple(.float(1), .color(.red)))
    .keyframeAnimator(initialValue: Pose(), trigger: on) { content, pose in
      content.scaleEffect(pose.scale).rotationEffect(pose.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.0, duration: 0.2)
        SpringKeyframe(1.5, duration: 0.4, spring: .bouncy)
        CubicKeyframe(1.0, duration: 0.2)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(10), duration: 0.1); MoveKeyframe(.zero)
      }
    }
    .onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
    .draggable("x")
    .dropDestination(for: String.self) { items, place in true }
  }
}
func digest() -> String {
  let data = Data("abc".utf8)
  var bytes = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
  data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &bytes) }
  func hex(_ digest: some Sequence<UInt8>) -> String {
    digest.prefix(4).map { String(format: "%02x", $0) }.joined()
  }
  // The second block of a long message, and both widths of the SHA-2 family.
  let long = Data(repeating: 97, count: 119)
  return [
    hex(bytes), hex(Insecure.MD5.hash(data: long)), hex(SHA256.hash(data: long)),
    hex(SHA384.hash(data: data)), hex(SHA512.hash(data: long)),
    hex(HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: Data("key".utf8)))),
  ].joined(separator: " ")
}

/// What a managed object holds before and after it is given something.
func managed() -> String {
  let context = NSPersistentContainer(name: "Shop").viewContext
  let line = Line(context: context)
  let before = "\(line.title ?? "none") \(line.price)"
  line.title = "Tea"
  line.price = 3
  let order = Order(context: context)
  order.count += 2
  return "\(before) \(line.title ?? "none") \(line.price) \(order.count)"
}

func edited() -> String {
  var letters = Array("abcdef")
  letters.remove(atOffsets: IndexSet([1, 4]))
  letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
  return String(letters)
}
