/// Exceptions that modules throw most.
public enum Exceptions {
  public final class AppContextLost: Exception, @unchecked Sendable {
    public override var reason: String { "The app context has been lost" }
  }

  public final class RuntimeLost: Exception, @unchecked Sendable {
    public override var reason: String { "The JavaScript runtime has been lost" }
  }

  public final class SimulatorNotSupported: Exception, @unchecked Sendable {
    public override var reason: String { "This operation is not supported on the simulator" }
  }

  public final class PermissionsModuleNotFound: Exception, @unchecked Sendable {
    public override var reason: String { "Permissions module not found" }
  }

  public final class FileSystemModuleNotFound: Exception, @unchecked Sendable {
    public override var reason: String {
      "FileSystem module not found, make sure 'expo-file-system' is linked correctly"
    }
  }
}
