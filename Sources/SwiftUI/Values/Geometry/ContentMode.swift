import ViewArchive

public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
