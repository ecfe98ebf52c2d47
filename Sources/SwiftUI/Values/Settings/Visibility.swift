import ViewArchive

public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
