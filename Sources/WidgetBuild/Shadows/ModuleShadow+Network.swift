/// What fails at once where there is no network.
///
/// Requests that a protocol of the sources handles do not come here, as the classes of a configuration
/// are asked in their order.
extension ModuleShadow {
  static let ofTheNetwork: [ModuleShadow] = [
    ModuleShadow(
      names: [.type("URLSession"), .initializer(of: "Data", label: "contentsOf")],
      why: "there is no class for requests that fail as on a phone in flight mode",
      imports: ["FoundationNetworking"],
      declaration: """
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
        """),
    ModuleShadow(
      names: [.type("URLSession")],
      why: "what curl gives is another error for each reason, and later",
      imports: ["FoundationNetworking"],
      declaration: """
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
        """),
    ModuleShadow(
      names: [.initializer(of: "Data", label: "contentsOf")],
      why: "it loads addresses through curl, too",
      declaration: """
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
        """),
  ]
}
