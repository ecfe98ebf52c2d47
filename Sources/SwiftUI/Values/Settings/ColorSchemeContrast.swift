import ViewArchive

public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
