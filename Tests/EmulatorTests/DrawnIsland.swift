import PhoneScreen
@testable import Emulator

/// The island as it is drawn; an archive's node has content of the same name.
typealias DrawnIsland = IslandContent
