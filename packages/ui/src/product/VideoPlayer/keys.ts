import type { VideoControl, VideoStatus } from './use-video.ts';

const SHORT_SKIP = 5;
const LONG_SKIP = 10;
const VOLUME_STEP = 0.1;
const TENTHS = 10;

type KeyAction = (control: VideoControl, status: VideoStatus, toggleFullscreen: () => void) => void;

/** The keys of usual players. Arrows keep their direction in right-to-left pages: the bar runs from left to right there, too. */
const actions: Readonly<Record<string, KeyAction>> = {
  ' ': (control) => control.toggle(),
  k: (control) => control.toggle(),
  ArrowLeft: (control) => control.skip(-SHORT_SKIP),
  ArrowRight: (control) => control.skip(SHORT_SKIP),
  j: (control) => control.skip(-LONG_SKIP),
  l: (control) => control.skip(LONG_SKIP),
  ArrowUp: (control, { volume }) => control.setVolume(volume + VOLUME_STEP),
  ArrowDown: (control, { volume }) => control.setVolume(volume - VOLUME_STEP),
  Home: (control) => control.seek(0),
  End: (control, { duration }) => control.seek(duration),
  m: (control) => control.toggleMute(),
  c: (control) => control.toggleCaptions(),
  f: (_control, _status, toggleFullscreen) => toggleFullscreen(),
};

const tenth: (digit: number) => KeyAction = (digit) => (control, status) => control.seek((status.duration * digit) / TENTHS);

/** What a key does, or nothing. */
export const actionOfKey = (key: string): KeyAction | undefined =>
  /^\d$/.test(key) ? tenth(Number(key)) : actions[key.length === 1 ? key.toLowerCase() : key];

/** Keys that a button or slider uses itself. */
export const ownKeys = new Set([' ', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);
