// UniformTypeIdentifiers: file types by identifier.
@_exported import AppIntents
import SwiftUI

extension IntentFile {
  public init(data: Data, filename: String, type: UTType?) {
    self.init(data: data, filename: filename)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType?) {
    self.init(fileURL: fileURL, filename: filename)
  }
  public var type: UTType? { nil }
  public var availableContentTypes: [UTType] { [] }
  public func data(contentType: UTType) async throws -> Data { data }
}

public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String) { identifier = "public.\(filenameExtension)" }
  public static let data = UTType(exportedAs: "public.data")
  public static let item = UTType(exportedAs: "public.item")
  public static let image = UTType(exportedAs: "public.image")
  public static let png = UTType(exportedAs: "public.png")
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  public static let text = UTType(exportedAs: "public.text")
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
  public static let plainText = UTType(exportedAs: "public.plain-text")
  public static let json = UTType(exportedAs: "public.json")
  public static let url = UTType(exportedAs: "public.url")
  public static let fileURL = UTType(exportedAs: "public.file-url")
  public static let audio = UTType(exportedAs: "public.audio")
  public static let movie = UTType(exportedAs: "public.movie")
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
}

extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { _standIn("fileImporter") }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _standIn("fileImporter") }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _standIn("fileExporter") }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { _standIn("fileExporter") }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, documents: some Collection<D>, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { _standIn("fileExporter") }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { _standIn("fileMover") }
}

/// The content of a file or a folder in memory. Foundation on Linux has no such class.
open class FileWrapper {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  public var filename: String?
  public var preferredFilename: String?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = wrappers
  }
  public var isRegularFile: Bool { regularFileContents != nil }
  public var isDirectory: Bool { fileWrappers != nil }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
