import ViewArchive

public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }
