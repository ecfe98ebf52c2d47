import CDatabase
import Foundation
import React

/// An open database. Unchecked, because the handle is a pointer: SQLite, opened with its own lock, lets one
/// thread in at a time.
final class SQLiteConnection: @unchecked Sendable {
  /// What SQLite says.
  struct Failure: Error {
    var message: String
  }

  private let database: OpaquePointer

  /// Opens a database, which is made where there is none.
  ///
  /// - Throws: `Failure` when it cannot be opened, or SQLite is not installed.
  init(path: String) throws(Failure) {
    guard database_is_there() == 1 else {
      throw Failure(message: "SQLite is not installed here: apt-get install -y libsqlite3-0")
    }
    var opened: OpaquePointer?
    let code = database_open(path, &opened)
    guard code == 0, let opened else {
      let message = opened.map(Self.message) ?? "out of memory"
      opened.map(database_close)
      throw Failure(message: message)
    }
    database = opened
  }

  deinit { database_close(database) }

  var isInTransaction: Bool { database_is_in_transaction(database) == 1 }

  /// Carries out statements, and returns the columns and rows of the last one, the number of changed
  /// rows and the identifier of the row that was added last.
  ///
  /// - Parameter values: Those of the parameters, by number or by name.
  /// - Throws: `Failure` when SQLite refuses one; those before it are carried out.
  func run(_ text: String, with values: _BridgeValue) throws(Failure) -> _BridgeValue {
    var table = Table()
    let bytes = Array(text.utf8CString)
    var start = 0
    while start < bytes.count - 1 {
      let (statement, length) = try prepared(bytes[start...])
      start += max(length, 1)
      // Spaces and comments are none.
      guard let statement else { continue }
      defer { database_finalize(statement) }
      try bind(values, to: statement)
      table = try rows(of: statement)
    }
    return .object([
      "columns": .array(table.columns.map(_BridgeValue.string)),
      "rows": .array(table.rows.map(_BridgeValue.array)),
      "changes": .number(Double(database_changes(database))),
      "lastID": .number(Double(database_last_id(database))),
    ])
  }

  private struct Table {
    var columns: [String] = []
    var rows: [[_BridgeValue]] = []
  }

  /// Prepares the first statement of a text; nil: there is none, but spaces or a comment.
  ///
  /// - Returns: The statement and the number of bytes of it.
  private func prepared(
    _ text: ArraySlice<CChar>
  ) throws(Failure) -> (statement: OpaquePointer?, length: Int) {
    var statement: OpaquePointer?
    var length = 0
    let code = text.withUnsafeBufferPointer { text in
      var end: UnsafePointer<CChar>?
      let code = database_prepare(database, text.baseAddress, &statement, &end)
      if let start = text.baseAddress, let end { length = end - start }
      return code
    }
    guard code == 0 else { throw Failure(message: Self.message(database)) }
    return (statement, length)
  }

  private func bind(_ values: _BridgeValue, to statement: OpaquePointer) throws(Failure) {
    for number in 0..<database_parameter_count(statement) {
      let name = database_parameter_name(statement, number + 1).map { String(cString: $0) }
      let value: _BridgeValue? =
        switch values {
        case .array(let list):
          list.indices.contains(Int(number)) ? list[Int(number)] : nil
        case .object(let fields): name.flatMap { fields[$0] ?? fields[String($0.dropFirst())] }
        default: nil
        }
      try bind(value ?? .null, to: statement, at: number + 1)
    }
  }

  private func bind(
    _ value: _BridgeValue, to statement: OpaquePointer, at number: Int32
  ) throws(Failure) {
    switch value {
    case .null: break
    case .bool(let value): database_bind_integer(statement, number, value ? 1 : 0)
    case .number(let value):
      if let whole = Int64(exactly: value) {
        database_bind_integer(statement, number, whole)
      } else {
        database_bind_real(statement, number, value)
      }
    case .string(let text):
      database_bind_text(statement, number, text, Int32(clamping: text.utf8.count))
    case .object(let fields):
      guard case .string(let text)? = fields["bytes"], let data = Data(base64Encoded: text) else {
        throw Failure(message: "a value is a number, a text, bytes or null")
      }
      data.withUnsafeBytes {
        database_bind_bytes(statement, number, $0.baseAddress, Int32(clamping: $0.count))
      }
    case .array, .callback:
      throw Failure(message: "a value is a number, a text, bytes or null")
    }
  }

  private func rows(of statement: OpaquePointer) throws(Failure) -> Table {
    let count = database_column_count(statement)
    var table = Table(
      columns: (0..<count).map { column in
        database_column_name(statement, column).map { String(cString: $0) } ?? ""
      })
    while true {
      switch database_step(statement) {
      case Self.row: table.rows.append((0..<count).map { Self.value(statement, $0) })
      case Self.done: return table
      default: throw Failure(message: Self.message(database))
      }
    }
  }

  private static let (row, done) = (Int32(100), Int32(101))

  private static func value(_ statement: OpaquePointer, _ column: Int32) -> _BridgeValue {
    switch database_column_type(statement, column) {
    case 1: return .number(Double(database_column_integer(statement, column)))
    case 2: return .number(database_column_real(statement, column))
    case 3: return .string(String(decoding: bytes(statement, column), as: UTF8.self))
    case 4: return .object(["bytes": .string(bytes(statement, column).base64EncodedString())])
    default: return .null
    }
  }

  private static func bytes(_ statement: OpaquePointer, _ column: Int32) -> Data {
    let start = database_column_bytes(statement, column)
    let count = Int(database_column_size(statement, column))
    return start.map { Data(bytes: $0, count: count) } ?? Data()
  }

  private static func message(_ database: OpaquePointer) -> String {
    database_message(database).map { String(cString: $0) } ?? "out of memory"
  }
}
