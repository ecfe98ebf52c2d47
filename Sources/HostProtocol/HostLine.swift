package import ActivityModel

/// A line from the emulator to a widget process (`Wire`).
package typealias LineToHost = ServerLine<HostRequest>

/// A line from a widget process to the emulator (`Wire`).
package typealias LineFromHost = ClientLine<HostReply>
