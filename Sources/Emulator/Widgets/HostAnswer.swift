package import HostProtocol

/// Takes the reply to one request to a widget process, an app or a client.
package typealias HostAnswer<Call: HostCall> = (Result<Call.Reply, HostFailure>) -> Void
