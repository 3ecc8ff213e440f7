import { type RefObject, type SyntheticEvent, useMemo, useRef, useState } from 'react';

/** What the controls show of a video. */
export interface VideoStatus {
  readonly playing: boolean;
  /** It wants to play, and waits for data. */
  readonly waiting: boolean;
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 while it is not known. */
  readonly duration: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly captions: boolean;
  readonly failed: boolean;
}

/** What can be done with a video. */
export interface VideoControl {
  toggle(): void;
  seek(seconds: number): void;
  /** Seeks from where it is. */
  skip(seconds: number): void;
  /** 0 to 1; above 0 it is heard again. */
  setVolume(volume: number): void;
  toggleMute(): void;
  setRate(rate: number): void;
  toggleCaptions(): void;
  /** Loads again after a failure. */
  retry(): void;
}

const initial: VideoStatus = {
  playing: false,
  waiting: false,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
  rate: 1,
  captions: false,
  failed: false,
};

/** Streams without an end have no length. */
const finite = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0);
const captionsOf = (video: HTMLVideoElement): TextTrack | undefined => [...video.textTracks].find(({ kind }) => kind === 'captions');
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function controlOf(ref: RefObject<HTMLVideoElement | null>, patch: (change: Partial<VideoStatus>) => void): VideoControl {
  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    if (ref.current) act(ref.current);
  };
  const seek = (seconds: number) =>
    withVideo((video) => {
      video.currentTime = within(seconds, finite(video.duration) || seconds);
      patch({ time: video.currentTime });
    });
  return {
    seek,
    toggle: () =>
      withVideo((video) => {
        // A refusal (no data yet, or not allowed) leaves it paused, which the controls show.
        if (video.paused) void video.play()?.catch(() => patch({ playing: false, waiting: false }));
        else video.pause();
      }),
    skip: (seconds) => withVideo((video) => seek(video.currentTime + seconds)),
    setVolume: (volume) =>
      withVideo((video) => {
        video.volume = within(volume, 1);
        video.muted = video.volume === 0;
      }),
    toggleMute: () =>
      withVideo((video) => {
        video.muted = !video.muted;
      }),
    setRate: (rate) =>
      withVideo((video) => {
        video.playbackRate = rate;
      }),
    toggleCaptions: () =>
      withVideo((video) => {
        const track = captionsOf(video);
        if (!track) return;
        track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
        patch({ captions: track.mode === 'showing' });
      }),
    retry: () =>
      withVideo((video) => {
        patch({ failed: false });
        video.load();
      }),
  };
}

/** Follows a `<video>` by its own events: it is the one place where its state is kept. */
export function useVideo() {
  const ref = useRef<HTMLVideoElement>(null);
  const [status, setStatus] = useState(initial);
  const [control] = useState(() => controlOf(ref, (change) => setStatus((before) => ({ ...before, ...change }))));
  const handlers = useMemo(() => {
    const patch = (change: Partial<VideoStatus>) => setStatus((before) => ({ ...before, ...change }));
    type Event = SyntheticEvent<HTMLVideoElement>;
    return {
      onPlay: () => patch({ playing: true }),
      onPlaying: () => patch({ waiting: false }),
      onPause: () => patch({ playing: false, waiting: false }),
      onWaiting: () => patch({ waiting: true }),
      onTimeUpdate: ({ currentTarget }: Event) => patch({ time: currentTarget.currentTime }),
      onDurationChange: ({ currentTarget }: Event) => patch({ duration: finite(currentTarget.duration) }),
      onVolumeChange: ({ currentTarget }: Event) => patch({ volume: currentTarget.volume, muted: currentTarget.muted }),
      onRateChange: ({ currentTarget }: Event) => patch({ rate: currentTarget.playbackRate }),
      onError: () => patch({ failed: true, playing: false, waiting: false }),
    };
  }, []);
  return { ref, status, control, handlers };
}
