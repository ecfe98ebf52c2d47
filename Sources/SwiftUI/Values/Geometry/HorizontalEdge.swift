import ViewArchive

public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }
