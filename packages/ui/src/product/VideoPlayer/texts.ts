import { countOf } from '../format.ts';

/** The fixed words of a `VideoPlayer`. */
export interface VideoPlayerTexts {
  readonly play: string;
  readonly pause: string;
  /** Names the bar of time. */
  readonly place: string;
  readonly placeOf: (time: string, duration: string) => string;
  /** A place in the video for the ear. */
  readonly time: (minutes: number, seconds: number) => string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly volume: string;
  readonly speed: string;
  readonly captions: string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly transcript: string;
}

export const videoPlayerTexts: VideoPlayerTexts = {
  play: 'Play',
  pause: 'Pause',
  place: 'Place in the video',
  placeOf: (time, duration) => `${time} of ${duration}`,
  time: (minutes, seconds) => [minutes > 0 && countOf(minutes, 'minute'), countOf(seconds, 'second')].filter(Boolean).join(' '),
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  volume: 'Volume',
  speed: 'Speed',
  captions: 'Captions',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  loading: 'Loading the video',
  failed: 'The video could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  transcript: 'Read the words',
};
