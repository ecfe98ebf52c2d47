import ViewArchive

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
