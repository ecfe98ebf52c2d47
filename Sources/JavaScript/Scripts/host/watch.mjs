// Notices code that does not come to an end. While nothing runs, nobody is woken.
import { ENTRY, STATE, State } from './signals.mjs';

const LOOKS = 10;            // of the same run, until it counts as endless
const LONGEST_PAUSE = 1000;  // milliseconds between two looks

// Calls `hung` when one run of the code takes so many seconds. Looks are counted, not seconds: a
// stopped process has not run meanwhile.
export function watch(signals, seconds, hung) {
  const pause = Math.min(LONGEST_PAUSE, (seconds * 1000) / LOOKS);
  const most = Math.ceil((seconds * 1000) / pause);
  let timer = null;
  let ended = false;
  let looks = 0;
  let entry = -1;

  const sleep = () => {
    if (ended) return;
    const seen = Atomics.load(signals, ENTRY);
    if (Atomics.load(signals, STATE) !== State.rests) { look(); return; }
    const wait = Atomics.waitAsync(signals, ENTRY, seen);
    if (wait.async) wait.value.then(look);
    else look();
  };

  const look = () => {
    if (ended) return;
    const state = Atomics.load(signals, STATE);
    const now = Atomics.load(signals, ENTRY);
    looks = state === State.runs && now === entry ? looks + 1 : 0;
    entry = now;
    if (looks >= most) hung();
    else if (state === State.rests) sleepSoon();
    else timer = setTimeout(look, pause);
  };

  // Code that was entered between the two looks is looked at again, without being woken by it.
  const sleepSoon = () => { timer = setTimeout(sleep, pause); };

  sleep();
  return () => {
    ended = true;
    clearTimeout(timer);
    // A wait that nobody ends would keep what it refers to.
    Atomics.notify(signals, ENTRY);
  };
}
