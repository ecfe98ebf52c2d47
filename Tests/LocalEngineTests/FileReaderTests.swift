import Foundation
import Glibc
import LocalEngine
import TestSupport
import Testing

/// Whatever a path names is read to its end, or refused in words before it takes memory.
struct FileReaderTests {
  private func failure(_ path: String, limit: Int = 10) -> String? {
    do throws(FileFailure) {
      _ = try FileReader.read(path, limit: limit)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func fileUpToTheLimitIsReadWhole() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("a")
    for count in [0, 9, 10] {
      let data = Data(repeating: 7, count: count)
      try data.write(to: file)
      #expect(try FileReader.read(file.path, limit: 10) == data)
    }
    try Data(repeating: 7, count: 11).write(to: file)
    #expect(
      failure(file.path)
        == "cannot read '\(file.path)': it has 11 bytes, and at most 10 bytes are read")
  }

  /// Three gigabytes with nothing in them: none of it is read.
  @Test func largeFileIsRefusedByItsSize() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("a").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    truncate(path, 3 << 30)
    #expect(
      failure(path, limit: FileReader.mostOfText)
        == "cannot read '\(path)': it has 3072 MB, and at most 4096 kB are read")
  }

  @Test func endlessDeviceIsRefusedAtTheLimit() {
    #expect(
      failure("/dev/zero", limit: 1 << 20)
        == "cannot read '/dev/zero': it has more, and at most 1024 kB are read")
    #expect(failure("/dev/null") == nil)
  }

  /// As a shell passes it for `<(…)`.
  @Test(arguments: [4, 12])
  func pipeIsReadToItsEnd(count: Int) throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let bytes = [UInt8](repeating: 7, count: count)
    #expect(write(ends[1], bytes, count) == count)
    close(ends[1])
    let path = "/dev/fd/\(ends[0])"
    if count > 10 {
      #expect(failure(path) == "cannot read '\(path)': it has more, and at most 10 bytes are read")
    } else {
      #expect(try FileReader.read(path, limit: 10) == Data(bytes))
    }
  }

  @Test func reasonIsTheSystems() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(failure(path) == "cannot read '\(path)': Is a directory")
    #expect(failure("\(path)/none") == "cannot read '\(path)/none': No such file or directory")
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    #expect(failure("\(file.path)/x") == "cannot read '\(file.path)/x': Not a directory")
    let loop = "\(path)/loop"
    symlink(loop, loop)
    #expect(failure(loop) == "cannot read '\(loop)': Too many levels of symbolic links")
  }

  /// Foundation's own reasons speak of "the operation".
  @Test func reasonOfAFailedWriteIsTheSystems() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let error = #expect(throws: CocoaError.self) {
      try FileManager.default.createDirectory(
        atPath: file.path + "/a/b", withIntermediateDirectories: true)
    }
    #expect(
      try FileFailure("create", "b", #require(error)).message
        == "cannot create 'b': Not a directory")
    let own = FileFailure("read", "a", because: "it is empty")
    #expect(FileFailure("write", "b", own).message.hasPrefix("cannot write 'b': "))
  }
}
