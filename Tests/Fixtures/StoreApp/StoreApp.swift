import ActivityKit
import Combine
import CoreData
import CoreHaptics
import StoreKit
import SwiftData
import SwiftUI
import UniformTypeIdentifiers

@Model
final class Item {
  var name: String
  var isDone = false
  @Relationship var tags: [Tag] = []

  init(name: String) { self.name = name }
}

@Model
final class Tag {
  var word: String

  init(word: String) { self.word = word }
}

final class Note: NSManagedObject {
  @NSManaged var text: String?
  @NSManaged var rank: Int64
}

/// An app whose data are in the stores of SwiftData and Core Data.
@main
struct StoreApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ItemsView().tabItem { Text("Items") }
        NotesView().tabItem { Text("Notes") }
        TimerView().tabItem { Text("Timer") }
        DragView().tabItem { Text("Drags") }
      }
      .environment(\.managedObjectContext, NSPersistentContainer(name: "Notes").viewContext)
    }
    .modelContainer(for: [Item.self, Tag.self])
  }
}

struct ItemsView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Item.name) private var items: [Item]
  @Query(filter: #Predicate<Item> { $0.isDone }) private var done: [Item]
  @Query private var tags: [Tag]

  var body: some View {
    VStack {
      Text("items \(items.map(\.name).joined()) done \(done.count) tags \(tags.count)")
      Button("Add") {
        let item = Item(name: ["c", "a", "b"][items.count % 3])
        item.tags.append(Tag(word: "t"))
        context.insert(item)
      }
      Button("Finish") { items.first?.isDone = true }
      Button("Delete") { if let item = items.last { context.delete(item) } }
      Button("Start") {
        // What is not here is left out by itself; the activity starts all the same.
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
        _ = try? Activity.request(
          attributes: StoreAttributes(),
          content: .init(state: .init(count: items.count), staleDate: nil))
      }
    }
  }
}

struct NotesView: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.rank, ascending: false)])
  private var notes: FetchedResults<Note>
  @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "rank > %@", 1 as NSNumber))
  private var high: FetchedResults<Note>

  var body: some View {
    VStack {
      Text("notes \(notes.map { $0.text ?? "none" }.joined()) high \(high.count)")
      Button("Write") {
        let note = Note(context: context)
        note.rank = Int64(notes.count)
        note.text = "n\(notes.count)"
        try? context.save()
      }
      Button("Remove") { notes.first.map(context.delete) }
    }
  }
}

final class Mirror: ObservableObject {
  @Published var text = "a"
  @Published var copy = ""
  @Published var count = 0
  private var all: Set<AnyCancellable> = []

  init() {
    $text.map { $0.uppercased() }.assign(to: &$copy)
    $text.dropFirst().sink { [weak self] _ in self?.count += 1 }.store(in: &all)
  }
}

struct TimerView: View {
  @StateObject private var mirror = Mirror()
  @State private var timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
  @State private var ticks = 0
  @State private var isStopped = false
  @State private var entitlement: EntitlementTaskState<Int> = .loading
  @State private var exports = false

  var body: some View {
    VStack {
      Text(ticks > 2 ? "runs" : "waits").onReceive(timer) { _ in ticks += 1 }
      Text(isStopped ? "stopped" : "going")
      Button("Stop") {
        timer.upstream.connect().cancel()
        isStopped = true
        ticks = 0
      }
      Text("mirror \(mirror.copy) \(mirror.count)")
      Button("Mirror") { mirror.text += "b" }
      Text("bought \(entitlement.value ?? -1)")
        .subscriptionStatusTask(for: "group") { state in
          entitlement = await state.map { statuses in
            await Task.yield()
            return statuses.count
          }
        }
        .fileExporter(
          isPresented: $exports, document: Lines(text: "a"), contentType: .plainText
        ) { _ in }
      Button("Again") { timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect() }
    }
  }
}

struct DragView: View {
  @GestureState private var way = CGSize.zero
  @State private var level = 0.0
  @State private var last = "none"

  var body: some View {
    ScrollView {
      VStack {
        Text("level \(level.formatted(.number.precision(.fractionLength(1)))) last \(last)")
        Slider(value: $level)
        Text(way == .zero ? "knob" : "moved").frame(width: 200, height: 40).gesture(
          DragGesture().updating($way) { value, state, _ in state = value.translation }
            .onEnded { last = $0.translation.width > 0 ? "right" : "left" })
        ForEach(0..<40) { Text("row \($0)") }
      }
    }
  }
}

struct Lines: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
