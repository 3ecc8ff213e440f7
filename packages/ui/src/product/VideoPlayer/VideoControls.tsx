import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Range } from './Range.tsx';
import { timecode, timeWords } from './time.ts';
import type { VideoControl, VideoStatus } from './use-video.ts';
import * as styles from './VideoControls.css.ts';

interface VideoControlsProps {
  readonly status: VideoStatus;
  readonly control: VideoControl;
  readonly hasCaptions: boolean;
  readonly fullscreen: boolean;
  readonly onFullscreen: () => void;
}

const rates = [0.75, 1, 1.25, 1.5, 2];
const PERCENT = 100;

function Volume({ status, control }: Pick<VideoControlsProps, 'status' | 'control'>) {
  const { volume, muted } = status;
  const heard = muted ? 0 : volume;
  const audible = heard < 0.5 ? <Volume1 /> : <Volume2 />;
  return (
    <span className={styles.volume}>
      <IconButton label={muted ? 'Sound on' : 'Sound off'} icon={heard === 0 ? <VolumeX /> : audible} onClick={control.toggleMute} />
      <span className={styles.volumeBar}>
        <Range
          label="Volume"
          max={PERCENT}
          value={Math.round(heard * PERCENT)}
          words={`${Math.round(heard * PERCENT)} %`}
          onChange={(percent) => control.setVolume(percent / PERCENT)}
        />
      </span>
    </span>
  );
}

/** The platform's own list: one of ours would open outside the full screen. */
function Speed({ rate, onRate }: { readonly rate: number; readonly onRate: (rate: number) => void }) {
  return (
    <select className={styles.speed} aria-label="Speed" value={rate} onChange={(event) => onRate(Number(event.target.value))}>
      {rates.map((each) => (
        <option key={each} className={styles.option} value={each}>
          {each}×
        </option>
      ))}
    </select>
  );
}

/** The bar under the picture: always there, so that nobody has to hunt for it. */
export function VideoControls({ status, control, hasCaptions, fullscreen, onFullscreen }: VideoControlsProps) {
  const { playing, time, duration, captions, rate } = status;
  return (
    <div className={styles.bar}>
      <Range
        label="Place in the video"
        max={Math.max(1, duration)}
        step={1}
        value={Math.min(time, duration)}
        words={`${timeWords(time)} of ${timeWords(duration)}`}
        onChange={control.seek}
      />
      <div className={styles.row}>
        <IconButton label={playing ? 'Pause' : 'Play'} icon={playing ? <Pause /> : <Play />} tone="primary" onClick={control.toggle} />
        <span className={styles.time} aria-hidden="true">
          {timecode(time)} / {timecode(duration)}
        </span>
        <span className={styles.end}>
          <Volume status={status} control={control} />
          {hasCaptions && (
            <IconButton
              label="Captions"
              aria-pressed={captions}
              tone={captions ? 'soft' : 'ghost'}
              icon={captions ? <Captions /> : <CaptionsOff />}
              onClick={control.toggleCaptions}
            />
          )}
          <Speed rate={rate} onRate={control.setRate} />
          <IconButton
            label={fullscreen ? 'Leave full screen' : 'Full screen'}
            icon={fullscreen ? <Minimize /> : <Maximize />}
            onClick={onFullscreen}
          />
        </span>
      </div>
    </div>
  );
}
