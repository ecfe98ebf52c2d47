import ViewArchive

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
