// expo-video, expo-audio, expo-av: nothing is heard or seen. A player that was started tells its
// end one second later on the phone's clock, so that what waits for it goes on.
import { createElement, forwardRef, useEffect, useImperativeHandle, useMemo, useRef } from '../../react/index.js';
import { setTimeout as later, clear } from '../../runtime/timers.js';
import { Listeners } from '../../react-native/device.js';
import { View } from '../../react-native/components.js';
import { granted } from './core.js';

const LENGTH = 1000;

class Player {
  #events = new Listeners();
  #timer = null;
  playing = false;
  loop = false;
  muted = false;
  volume = 1;
  currentTime = 0;
  duration = LENGTH / 1000;
  status = 'readyToPlay';
  playbackRate = 1;
  isLoaded = true;

  play() {
    if (this.playing) return;
    this.playing = true;
    this.#events.emit('playingChange', { isPlaying: true, oldIsPlaying: false });
    this.#timer = later(() => this.#end(), LENGTH);
  }
  #end() {
    this.playing = this.loop;
    this.currentTime = this.duration;
    this.#events.emit('playToEnd');
    this.#events.emit(
      'playbackStatusUpdate',
      { didJustFinish: true, isLoaded: true, playing: this.loop, currentTime: this.duration, duration: this.duration }
    );
    if (!this.loop) this.#events.emit('playingChange', { isPlaying: false, oldIsPlaying: true });
  }
  pause() { clear(this.#timer); this.playing = false; }
  replay() { this.pause(); this.currentTime = 0; this.play(); }
  seekBy(seconds) { this.currentTime += seconds; }
  async seekTo(seconds) { this.currentTime = seconds; }
  replace() {}
  async replaceAsync() {}
  release() { this.pause(); }
  remove() { this.pause(); }
  addListener(type, fn) {
    if (type === 'statusChange') later(() => fn({ status: 'readyToPlay', oldStatus: 'loading' }), 0);
    return this.#events.add(type, fn);
  }
  removeListener(type, fn) { this.#events.remove(type, fn); }
  removeAllListeners(type) { this.#events.clear(type); }
}

// ---- expo-video
export function useVideoPlayer(source, setup) {
  const player = useMemo(() => {
    const made = new Player();
    setup?.(made);
    return made;
  }, []);
  useEffect(() => () => player.release(), []);
  return player;
}
export const createVideoPlayer = () => new Player();
export const VideoView = ({ style, children }) => createElement(
  'StandIn', { package: 'expo-video', name: 'VideoView', style: [{ backgroundColor: 'black' }, style] }, children
);
export const VideoPlayer = Player;
export const isPictureInPictureSupported = () => false;

// ---- expo-audio
export const useAudioPlayer = () => useVideoPlayer(null);
export const useAudioPlayerStatus = (player) => ({
  playing: player?.playing ?? false, currentTime: player?.currentTime ?? 0, duration: player?.duration ?? 0,
  isLoaded: true, didJustFinish: false
});
export const createAudioPlayer = () => new Player();
export const setAudioModeAsync = async () => {};
export const setIsAudioActiveAsync = async () => {};
export const requestRecordingPermissionsAsync = async () => granted;
export const getRecordingPermissionsAsync = async () => granted;
const recorder = {
  isRecording: false, uri: null, prepareToRecordAsync: async () => {}, record() {}, stop: async () => {}, pause() {},
  getStatus: () => ({ isRecording: false, durationMillis: 0 })
};
export const useAudioRecorder = () => recorder;
export const useAudioRecorderState = () => ({ isRecording: false, durationMillis: 0 });
export const RecordingPresets = { HIGH_QUALITY: {}, LOW_QUALITY: {} };
export const AudioModule = { requestRecordingPermissionsAsync, getRecordingPermissionsAsync };

// ---- expo-av
class Sound {
  #player = new Player();
  static async createAsync(source, status) {
    const sound = new Sound();
    if (status?.shouldPlay) await sound.playAsync();
    return { sound, status: { isLoaded: true } };
  }
  async loadAsync() { return { isLoaded: true }; }
  async unloadAsync() { this.#player.release(); }
  async playAsync() { this.#player.play(); }
  async replayAsync() { this.#player.replay(); }
  async pauseAsync() { this.#player.pause(); }
  async stopAsync() { this.#player.pause(); }
  async setPositionAsync() {}
  async setVolumeAsync() {}
  async setIsLoopingAsync(value) { this.#player.loop = value; }
  async setRateAsync() {}
  async getStatusAsync() {
    return { isLoaded: true, isPlaying: this.#player.playing, positionMillis: 0, durationMillis: LENGTH };
  }
  setOnPlaybackStatusUpdate(fn) {
    this.#player.addListener(
      'playbackStatusUpdate',
      () => fn?.({
        isLoaded: true, isPlaying: false, didJustFinish: true, positionMillis: LENGTH, durationMillis: LENGTH
      })
    );
  }
}
export const Audio = {
  Sound, setAudioModeAsync, requestPermissionsAsync: async () => granted, getPermissionsAsync: async () =>
    granted, usePermissions: () => [granted, async () => granted],
  Recording: {
    createAsync: async () => ({ recording: { stopAndUnloadAsync: async () => {}, getURI: () => null }, status: {} })
  }, RecordingOptionsPresets: RecordingPresets,
};
// Also react-native-video's.
export const Video = ({ style, onPlaybackStatusUpdate, onLoad, onReadyForDisplay, onEnd, paused, repeat }) => {
  useEffect(() => {
    onLoad?.({ duration: LENGTH / 1000, currentTime: 0, naturalSize: {}, isLoaded: true, durationMillis: LENGTH });
    onReadyForDisplay?.({});
    if (paused) return undefined;
    const timer = later(() => {
      onPlaybackStatusUpdate?.({
        isLoaded: true, didJustFinish: true, isPlaying: false, positionMillis: LENGTH, durationMillis: LENGTH
      });
      if (!repeat) onEnd?.();
    }, LENGTH);
    return () => clear(timer);
  }, [paused]);
  return createElement(View, { style: [{ backgroundColor: 'black' }, style] });
};
export const ResizeMode = { CONTAIN: 'contain', COVER: 'cover', STRETCH: 'stretch' };
export const InterruptionModeIOS = { MixWithOthers: 0, DoNotMix: 1, DuckOthers: 2 };
export const InterruptionModeAndroid = { DoNotMix: 1, DuckOthers: 2 };

// ---- lottie-react-native: nothing moves. One that is not repeated tells its end.
export const LottieView = forwardRef(({
  style, autoPlay = false, loop = true, onAnimationFinish, onAnimationLoaded
}, ref) => {
  const timer = useRef(null);
  const play = () => {
    clear(timer.current);
    if (!loop) timer.current = later(() => onAnimationFinish?.(false), LENGTH);
  };
  useImperativeHandle(ref, () => ({
    play, resume: play, pause() { clear(timer.current); }, reset() { clear(timer.current); },
  }));
  useEffect(() => {
    onAnimationLoaded?.();
    if (autoPlay) play();
    return () => clear(timer.current);
  }, []);
  return createElement('StandIn', { package: 'lottie-react-native', name: 'LottieView', style });
});
