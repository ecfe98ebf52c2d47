/// An update with AsyncHTTPClient and swift-crypto, which any Swift server has.
enum SwiftSnippet {
  static let text = ##"""
    // Package.swift: async-http-client (AsyncHTTPClient) and swift-crypto (Crypto)
    @IMPORT@ AsyncHTTPClient
    @IMPORT@ Crypto
    @IMPORT@ Foundation
    @IMPORT@ NIOCore
    @IMPORT@ NIOSSL

    @main
    struct Push {
      static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let topic = environment["TOPIC"] ?? @TOPIC@
        let token = environment["TOKEN"] ?? @TOKEN@
        let now = Int(Date().timeIntervalSince1970)

        func encode(_ data: some Sequence<UInt8>) -> String {
          Data(data).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
        }
        let pem = try String(contentsOfFile: @KEY@, encoding: .utf8)
        let key = try P256.Signing.PrivateKey(pemRepresentation: pem)
        let signed =
          encode(#"{"alg":"ES256","kid":"\#(@KEY_ID@)"}"#.utf8) + "."
          + encode(#"{"iss":"\#(@TEAM@)","iat":\#(now)}"#.utf8)
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation

        var configuration = HTTPClient.Configuration()
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(@CA@)
        configuration.tlsConfiguration = tls
        let client = HTTPClient(configuration: configuration)

        var request = HTTPClientRequest(url: "https://localhost:@PORT@/3/device/\(token)")
        request.method = .POST
        request.headers.add(name: "authorization", value: "bearer \(signed).\(encode(signature))")
        request.headers.add(name: "apns-topic", value: topic)
        request.headers.add(name: "apns-push-type", value: "liveactivity")
        request.headers.add(name: "apns-priority", value: "10")
        let state = environment["STATE"] ?? "{}"
        request.body = .bytes(
          ByteBuffer(
            string: #"{"aps":{"timestamp":\#(now),"event":"update","content-state":\#(state)}}"#))
        let answer = try await client.execute(request, timeout: .seconds(10))
        let body = try await answer.body.collect(upTo: 4_096)
        print(answer.version, answer.status.code, String(buffer: body))
        try await client.shutdown()
      }
    }

    """##
}
