import ViewArchive

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
