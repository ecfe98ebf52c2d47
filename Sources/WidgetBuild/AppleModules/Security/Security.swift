// Security: the keychain, declared only; it is empty and nothing is stored.
@_exported import AppIntents

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let noErr: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecParam: OSStatus = -50
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
public let kSecReturnRef: CFString = "kSecReturnRef"
public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
public let kSecClassKey: CFString = "kSecClassKey"
public let kSecAttrLabel: CFString = "kSecAttrLabel"
public let kSecAttrServer: CFString = "kSecAttrServer"
public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
public let kSecAttrDescription: CFString = "kSecAttrDescription"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"
public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
public let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString =
  "kSecAttrAccessibleAlwaysThisDeviceOnly"
public let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
public let kSecAttrAuthenticationTypeDPA: CFString = "kSecAttrAuthenticationTypeDPA"
public let kSecAttrAuthenticationTypeDefault: CFString = "kSecAttrAuthenticationTypeDefault"
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "kSecAttrAuthenticationTypeHTMLForm"
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "kSecAttrAuthenticationTypeHTTPBasic"
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "kSecAttrAuthenticationTypeHTTPDigest"
public let kSecAttrAuthenticationTypeMSN: CFString = "kSecAttrAuthenticationTypeMSN"
public let kSecAttrAuthenticationTypeNTLM: CFString = "kSecAttrAuthenticationTypeNTLM"
public let kSecAttrAuthenticationTypeRPA: CFString = "kSecAttrAuthenticationTypeRPA"
public let kSecAttrCreator: CFString = "kSecAttrCreator"
public let kSecAttrIsInvisible: CFString = "kSecAttrIsInvisible"
public let kSecAttrIsNegative: CFString = "kSecAttrIsNegative"
public let kSecAttrPath: CFString = "kSecAttrPath"
public let kSecAttrPort: CFString = "kSecAttrPort"
public let kSecAttrProtocol: CFString = "kSecAttrProtocol"
public let kSecAttrProtocolAFP: CFString = "kSecAttrProtocolAFP"
public let kSecAttrProtocolAppleTalk: CFString = "kSecAttrProtocolAppleTalk"
public let kSecAttrProtocolDAAP: CFString = "kSecAttrProtocolDAAP"
public let kSecAttrProtocolEPPC: CFString = "kSecAttrProtocolEPPC"
public let kSecAttrProtocolFTP: CFString = "kSecAttrProtocolFTP"
public let kSecAttrProtocolFTPAccount: CFString = "kSecAttrProtocolFTPAccount"
public let kSecAttrProtocolFTPProxy: CFString = "kSecAttrProtocolFTPProxy"
public let kSecAttrProtocolFTPS: CFString = "kSecAttrProtocolFTPS"
public let kSecAttrProtocolHTTP: CFString = "kSecAttrProtocolHTTP"
public let kSecAttrProtocolHTTPProxy: CFString = "kSecAttrProtocolHTTPProxy"
public let kSecAttrProtocolHTTPS: CFString = "kSecAttrProtocolHTTPS"
public let kSecAttrProtocolHTTPSProxy: CFString = "kSecAttrProtocolHTTPSProxy"
public let kSecAttrProtocolIMAP: CFString = "kSecAttrProtocolIMAP"
public let kSecAttrProtocolIMAPS: CFString = "kSecAttrProtocolIMAPS"
public let kSecAttrProtocolIPP: CFString = "kSecAttrProtocolIPP"
public let kSecAttrProtocolIRC: CFString = "kSecAttrProtocolIRC"
public let kSecAttrProtocolIRCS: CFString = "kSecAttrProtocolIRCS"
public let kSecAttrProtocolLDAP: CFString = "kSecAttrProtocolLDAP"
public let kSecAttrProtocolLDAPS: CFString = "kSecAttrProtocolLDAPS"
public let kSecAttrProtocolNNTP: CFString = "kSecAttrProtocolNNTP"
public let kSecAttrProtocolNNTPS: CFString = "kSecAttrProtocolNNTPS"
public let kSecAttrProtocolPOP: CFString = "kSecAttrProtocolPOP"
public let kSecAttrProtocolRTSP: CFString = "kSecAttrProtocolRTSP"
public let kSecAttrProtocolRTSPProxy: CFString = "kSecAttrProtocolRTSPProxy"
public let kSecAttrProtocolSMB: CFString = "kSecAttrProtocolSMB"
public let kSecAttrProtocolSMTP: CFString = "kSecAttrProtocolSMTP"
public let kSecAttrProtocolSOCKS: CFString = "kSecAttrProtocolSOCKS"
public let kSecAttrProtocolSSH: CFString = "kSecAttrProtocolSSH"
public let kSecAttrProtocolTelnet: CFString = "kSecAttrProtocolTelnet"
public let kSecAttrProtocolTelnetS: CFString = "kSecAttrProtocolTelnetS"
public let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
public let kSecAttrType: CFString = "kSecAttrType"
public let kSecItemClass: CFString = "kSecItemClass"
public let kSecMatch: CFString = "kSecMatch"
public let kSecSharedPassword: CFString = "kSecSharedPassword"
public let kSecUseAuthenticationUIAllow: CFString = "kSecUseAuthenticationUIAllow"
public let kSecUseItemList: CFString = "kSecUseItemList"
public let kSecUseKeychain: CFString = "kSecUseKeychain"
public let kSecUseKeychainList: CFString = "kSecUseKeychainList"
public let kSecUseNoAuthenticationUI: CFString = "kSecUseNoAuthenticationUI"
public let kSecValuePersistentRef: CFString = "kSecValuePersistentRef"
public let kSecValueRef: CFString = "kSecValueRef"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: NSNumber! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: NSNumber! = false

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecItemNotFound }
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { errSecSuccess }
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecSuccess }

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { nil }
public let errSecUserCanceled: OSStatus = -128
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecNotAvailable: OSStatus = -25291
public let errSecDecode: OSStatus = -26275
public let errSecUnimplemented: OSStatus = -4
public let errSecAllocate: OSStatus = -108
public let errSecIO: OSStatus = -36
public let errSecBadReq: OSStatus = -909
public let errSecInternalError: OSStatus = -26276
public let errSecNoSuchAttr: OSStatus = -25303
public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
public let kSecUseAuthenticationUISkip: CFString = "kSecUseAuthenticationUISkip"
public let kSecUseAuthenticationUIFail: CFString = "kSecUseAuthenticationUIFail"
public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
public let kSecAttrComment: CFString = "kSecAttrComment"
public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
public let kSecAttrKeyType: CFString = "kSecAttrKeyType"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "kSecAttrKeyTypeECSECPrimeRandom"
public let kSecAttrKeyTypeRSA: CFString = "kSecAttrKeyTypeRSA"
public let kSecAttrKeySizeInBits: CFString = "kSecAttrKeySizeInBits"
public let kSecAttrKeyClass: CFString = "kSecAttrKeyClass"
public let kSecAttrKeyClassPrivate: CFString = "kSecAttrKeyClassPrivate"
public let kSecAttrKeyClassPublic: CFString = "kSecAttrKeyClassPublic"
public let kSecAttrApplicationTag: CFString = "kSecAttrApplicationTag"
public let kSecAttrIsPermanent: CFString = "kSecAttrIsPermanent"
public let kSecAttrTokenID: CFString = "kSecAttrTokenID"
public let kSecAttrTokenIDSecureEnclave: CFString = "kSecAttrTokenIDSecureEnclave"
public let kSecPrivateKeyAttrs: CFString = "kSecPrivateKeyAttrs"
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil
public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return 0
}
