package import ActivityModel

/// The lines between the emulator and a host (`Wire`).
package typealias LineToHost = ServerLine<HostRequest>
package typealias LineFromHost = ClientLine<HostReply>
