// AVFoundation: audio players, sessions and recorders, declared only; nothing is played.
@_exported import CoreMedia
@_exported import SwiftUI
import UIKit

public typealias AudioFormatID = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x61616320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C6163
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D7033
public let kAudioFormatULaw: AudioFormatID = 0x756C6177
public let kAudioFormatALaw: AudioFormatID = 0x616C6177
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D6134
public let kAudioFormatiLBC: AudioFormatID = 0x696C6263
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x61616368
public let kAudioFormatMPEG4AAC_ELD: AudioFormatID = 0x61616365
public let kAudioFormatFLAC: AudioFormatID = 0x666C6163
public let kAudioFormatOpus: AudioFormatID = 0x6F707573
public let kAudioFormatAMR: AudioFormatID = 0x73616D72
public let AVFormatIDKey: String = "AVFormatIDKey"
public let AVSampleRateKey: String = "AVSampleRateKey"
public let AVNumberOfChannelsKey: String = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey: String = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey: String = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey: String = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved: String = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey: String = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey: String = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey: String = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey: String = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey: String = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAlgorithmKey: String = "AVSampleRateConverterAlgorithmKey"
public let AVSampleRateConverterAudioQualityKey: String = "AVSampleRateConverterAudioQualityKey"
public let AVChannelLayoutKey: String = "AVChannelLayoutKey"
public enum AVAudioQuality: Int, Sendable {
  case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}
