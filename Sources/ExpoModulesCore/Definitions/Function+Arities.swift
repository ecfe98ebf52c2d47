// One function for each number of arguments: with a parameter pack the compiler ends by a signal, where
// an asynchronous closure is passed.

/// Declares a function for which the script waits.
public func Function<Result>(
  _ name: String, @_implicitSelfCapture _ body: @escaping () throws -> Result
) -> any AnyDefinition {
  Part.function(name, []) { _ in try body() }
}

/// Declares a function for which the script waits.
public func Function<Result, A0>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self]) { reader in try body(reader.next()) }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self]) { reader in try body(reader.next(), reader.next()) }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self]) { reader in
    try body(reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2, A3>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self, A3.self]) { reader in
    try body(reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2, A3, A4>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self, A3.self, A4.self]) { reader in
    try body(reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2, A3, A4, A5>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self]) { reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2, A3, A4, A5, A6>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self]) { reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next())
  }
}

/// Declares a function for which the script waits.
public func Function<Result, A0, A1, A2, A3, A4, A5, A6, A7>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6, A7) throws -> Result
) -> any AnyDefinition {
  Part.function(name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self, A7.self]) {
    reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next(), reader.next())
  }
}
