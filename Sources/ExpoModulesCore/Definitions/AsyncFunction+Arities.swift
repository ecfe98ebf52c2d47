/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result>(
  _ name: String, @_implicitSelfCapture _ body: @escaping () throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, []) { _ in try body() }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self]) { reader in try body(reader.next()) }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self, A1.self]) { reader in
    try body(reader.next(), reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self, A1.self, A2.self]) { reader in
    try body(reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2, A3>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self, A1.self, A2.self, A3.self]) { reader in
    try body(reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2, A3, A4>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self, A1.self, A2.self, A3.self, A4.self]) { reader in
    try body(reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self]) {
    reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5, A6>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(
    name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self]
  ) { reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next())
  }
}

/// Declares a function that returns a promise, which it settles itself if that is its last argument.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5, A6, A7>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6, A7) throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.queued(
    name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self, A7.self]
  ) { reader in
    try body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next(), reader.next())
  }
}
