import Testing
import ViewArchive

struct NodeSizeTests {
  /// What contains nodes (archives, messages, caches) contains them in place, and copies every field.
  @Test func aNodeIsFourReferences() {
    #expect(MemoryLayout<NodeKind>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<ViewNode>.size == 4 * MemoryLayout<Int>.size)
  }
}
