package import Foundation

/// The control protocol between programs and a running emulator. Version 1.
///
/// **Transport.** A Unix-domain stream socket in the user's runtime directory
/// (``WireAddress``): `island.sock`, of further instances `island-2.sock` and so on. Only the
/// same user may connect. Every message is one line: a JSON object in UTF-8 and a line feed, at
/// most ``longestLine`` bytes. Dates are numbers, seconds since 2001-01-01T00:00:00Z; JSON that
/// apps encode is a string (``JSONText``), other data Base64; numbers that are not finite are
/// `"+inf"`, `"-inf"`, `"nan"`. Unknown keys are ignored.
///
/// **Greeting.** The client's first line identifies it; the emulator replies with its own greeting:
///
///     → {"island":1,"app":"com.example.bakery","pid":4711,"widgets":["Bake"]}
///     ← {"island":1,"app":"island","pid":4242}
///
/// `island` is the version of the protocol. `app` is the bundle identifier of the app that owns the
/// client's activities. `widgets` lists the attributes types that the client renders itself: the
/// emulator requests their archives over the same connection. A client with an unsupported version
/// gets an error and is disconnected.
///
/// **Calls.** The client numbers its calls; each gets one answer with the same number, in any order
/// (``WireCall``, ``WireReply``):
///
///     → {"id":1,"call":"submit","event":{"event":"end","id":"8F0C…","dismissal":"immediate"}}
///     ← {"id":1,"answer":"accepted"}
///     → {"id":2,"call":"records","type":"Bake"}
///     ← {"id":2,"answer":"records","records":[…]}
///     → {"id":3,"call":"submit","event":{…}}
///     ← {"id":3,"answer":"refused","refusal":{…},"message":"activity '8F0C…' has ended: …"}
///     → {"id":4,"call":"show","screen":{"surface":"standby","isNight":true}}
///     ← {"id":4,"answer":"accepted"}
///
/// A script need not look again and again (``WireCondition``):
///
///     → {"id":5,"call":"wait","condition":{"token":{"_0":"Bake"}},"seconds":30}
///     ← {"id":5,"answer":"accepted"}
///
/// A push server sends what it has received and gets what it has to answer (``PushDelivery``,
/// ``PushResult``):
///
///     → {"id":6,"call":"push","push":{"target":{"token":{"_0":"q83v…"}},"payload":"{\"aps\":…}",…}}
///     ← {"id":6,"answer":"pushed","result":{"answer":{"delivered":{}},"summary":"update of …"}}
///
/// **Notifications.** After the call `observe` the emulator sends every changed activity (a removed
/// one last with the phase `dismissed`), every change of the authorization, and every
/// push-to-start token:
///
///     ← {"changed":{"id":"8F0C…","phase":"ended",…}}
///     ← {"authorization":{"activities":true,"frequentPushes":true}}
///     ← {"token":{"app":"…","attributesType":"Bake","bytes":"q83v…"}}
///
/// After the call `pushes` with `follow` it sends the trace of every push (``PushTrace``):
///
///     ← {"push":{"number":12,"target":"Pizza","verdict":"applied","steps":[…],…}}
///
/// **Requests to clients.** The emulator sends requests to clients that render widgets; they reply
/// with the same number. The bodies are WidgetKit's (`HostRequest`, `HostReply`):
///
///     ← {"id":7,"ask":{"archive":{…}}}
///     → {"id":7,"reply":{"archived":{…}}}
///
/// **Errors.** A line that is none of these gets `{"id":0,"answer":"failed","message":…}` and is
/// otherwise ignored. A line that is too long closes the connection; so do ``longestBacklog`` bytes
/// that a client has not read, and a missing greeting after `Timeouts.greeting` seconds. A
/// connection beyond the limits gets such a line, with the reason, and is closed. No input of a
/// client ends the emulator, and activities that a client started remain after it disconnects.
///
/// The pipe between the emulator and the widget process carries the same lines, without the
/// greeting. Before the first line the process gets its `ReplyKey`, with which its lines begin.
package enum Wire {
  package static let version = 1

  /// The maximum length of a line in bytes; archives contain pictures.
  package static let longestLine = 64 << 20

  /// The maximum number of bytes in the buffer for a client that does not read them.
  package static let longestBacklog = 8 << 20

  /// Encodes a message as one line that ends with a line feed.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package static func line(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Views contain infinite lengths, as in `frame(maxWidth: .infinity)`.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line = try encoder.encode(message)
    line.append(0x0a)
    return line
  }

  /// Decodes the message of a line, with or without its line feed.
  ///
  /// - Throws: `DecodingError` when the line is not JSON or does not fit the type, or
  ///   another error of the type's decoding, such as `UnknownEvent`.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in line: Data
  ) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: line)
  }
}
