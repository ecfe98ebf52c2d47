import ViewArchive

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
