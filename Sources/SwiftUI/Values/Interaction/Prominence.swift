public enum Prominence: Sendable { case standard, increased }
