/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result>(
  _ name: String, @_implicitSelfCapture _ body: @escaping () async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, []) { _ in try await body() }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self]) { reader in try await body(reader.next()) }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self, A1.self]) { reader in
    try await body(reader.next(), reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self, A1.self, A2.self]) { reader in
    try await body(reader.next(), reader.next(), reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2, A3>(
  _ name: String, @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self, A1.self, A2.self, A3.self]) { reader in
    try await body(reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2, A3, A4>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self, A1.self, A2.self, A3.self, A4.self]) {
    reader in
    try await body(reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self]) {
    reader in
    try await body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5, A6>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(
    name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self]
  ) { reader in
    try await body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next())
  }
}

/// Declares an asynchronous function that returns a promise.
public func AsyncFunction<Result, A0, A1, A2, A3, A4, A5, A6, A7>(
  _ name: String,
  @_implicitSelfCapture _ body: @escaping (A0, A1, A2, A3, A4, A5, A6, A7) async throws -> Result
) -> AsyncFunctionDefinition {
  AsyncFunctionDefinition.concurrent(
    name, [A0.self, A1.self, A2.self, A3.self, A4.self, A5.self, A6.self, A7.self]
  ) { reader in
    try await body(
      reader.next(), reader.next(), reader.next(), reader.next(), reader.next(), reader.next(),
      reader.next(), reader.next())
  }
}
