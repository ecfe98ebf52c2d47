import Foundation

/// Code that is compiled with sources that load addresses: without a network, a request fails as on a
/// phone in flight mode. What curl gives is another error for each reason, and later.
///
/// The declarations have the names of Foundation's, and are found first because they are in the module
/// of the sources. Requests that a protocol of the sources handles do not come here, as the classes of
/// a configuration are asked in their order.
enum NetworkShadows {
  /// The names whose use asks for the code.
  private static let names = ["URLSession", "contentsOf"]

  /// Writes the code into a folder when sources need it, and returns the path.
  ///
  /// - Throws: `WidgetBuildError` when it cannot be written.
  static func write(
    for sources: PreparedSources, to folder: String
  ) throws(WidgetBuildError) -> [String] {
    guard sources.files.contains(where: { file in names.contains(where: file.text.contains) })
    else { return [] }
    let path = folder + "/NetworkShadows.swift"
    do {
      try code.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return [path]
  }

  private static let imports = ["Foundation", "FoundationAdditions", "FoundationNetworking"]
    .map { "import \($0)" }.joined(separator: "\n")

  private static let code = """
    \(imports)

    nonisolated final class _DeniedRequest: URLProtocol {
      static let isRegistered = URLProtocol.registerClass(_DeniedRequest.self)

      override class func canInit(with request: URLRequest) -> Bool {
        _NetworkAccess.isDenied && request.url?.isFileURL == false && request.url?.host != nil
      }

      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

      override func startLoading() {
        client?.urlProtocol(self, didFailWithError: Self.error(for: request.url))
      }

      override func stopLoading() {}

      static func error(for url: URL?) -> URLError {
        _NetworkAccess.noteDenial(of: url?.host ?? "")
        var details: [String: Any] = [
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
        ]
        if let url {
          details[NSURLErrorFailingURLErrorKey] = url
          details[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        return URLError(.notConnectedToInternet, userInfo: details)
      }
    }

    nonisolated extension FoundationNetworking.URLSessionConfiguration {
      class var `default`: URLSessionConfiguration {
        URLSessionConfiguration.FoundationNetworking::default._denying
      }

      class var ephemeral: URLSessionConfiguration {
        URLSessionConfiguration.FoundationNetworking::ephemeral._denying
      }

      private var _denying: URLSessionConfiguration {
        protocolClasses = [_DeniedRequest.self] + (protocolClasses ?? [])
        return self
      }
    }

    nonisolated extension FoundationNetworking.URLSession {
      class var shared: URLSession {
        _ = _DeniedRequest.isRegistered
        return URLSession.FoundationNetworking::shared
      }
    }

    nonisolated extension Foundation.Data {
      init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        if _NetworkAccess.isDenied, !url.isFileURL, url.host != nil {
          throw CocoaError(
            .fileReadUnknown,
            userInfo: [
              NSURLErrorKey: url, NSUnderlyingErrorKey: _DeniedRequest.error(for: url),
            ])
        }
        self = try Data.FoundationEssentials::init(contentsOf: url, options: options)
      }
    }

    """
}
