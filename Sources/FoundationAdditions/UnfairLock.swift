// Darwin's lock, which Foundation makes visible on iOS. Here it is a spin lock of the C library.

public struct os_unfair_lock_s {
  fileprivate var value = pthread_spinlock_t()

  public init() { pthread_spin_init(&value, Int32(PTHREAD_PROCESS_PRIVATE)) }
}

public typealias os_unfair_lock = os_unfair_lock_s

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_spin_lock(&lock.pointee.value)
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_spin_trylock(&lock.pointee.value) == 0
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_spin_unlock(&lock.pointee.value)
}
