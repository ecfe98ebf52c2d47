import Emulator
import PhoneScreen

/// The emulator's `IslandContent`; the alias avoids the type of the same name in ViewArchive.
typealias RenderedIsland = IslandContent
