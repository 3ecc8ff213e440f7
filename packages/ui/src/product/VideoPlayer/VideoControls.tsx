import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume1, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { percentText } from '../../internal/percent.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { Range } from './Range.tsx';
import { videoPlayerTexts } from './texts.ts';
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
  const texts = useTexts('VideoPlayer', videoPlayerTexts);
  const locale = useLocale();
  const { volume, muted } = status;
  const heard = muted ? 0 : volume;
  const audible = heard < 0.5 ? <Volume1 /> : <Volume2 />;
  return (
    <span className={styles.volume}>
      <IconButton label={muted ? texts.soundOn : texts.soundOff} icon={heard === 0 ? <VolumeX /> : audible} onClick={control.toggleMute} />
      <span className={styles.volumeBar}>
        <Range
          label={texts.volume}
          max={PERCENT}
          value={Math.round(heard * PERCENT)}
          words={percentText(heard * PERCENT, locale)}
          onChange={(percent) => control.setVolume(percent / PERCENT)}
        />
      </span>
    </span>
  );
}

/** The platform's own list: one of ours would open outside the full screen. */
function Speed({ rate, onRate }: { readonly rate: number; readonly onRate: (rate: number) => void }) {
  const texts = useTexts('VideoPlayer', videoPlayerTexts);
  return (
    <select className={styles.speed} aria-label={texts.speed} value={rate} onChange={(event) => onRate(Number(event.target.value))}>
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
  const texts = useTexts('VideoPlayer', videoPlayerTexts);
  const { playing, time, duration, captions, rate } = status;
  return (
    <div className={styles.bar}>
      <Range
        label={texts.place}
        max={Math.max(1, duration)}
        step={1}
        value={Math.min(time, duration)}
        words={texts.placeOf(timeWords(time, texts), timeWords(duration, texts))}
        onChange={control.seek}
      />
      <div className={styles.row}>
        <IconButton
          label={playing ? texts.pause : texts.play}
          icon={playing ? <Pause /> : <Play />}
          tone="primary"
          onClick={control.toggle}
        />
        <span className={styles.time} aria-hidden="true">
          {timecode(time)} / {timecode(duration)}
        </span>
        <span className={styles.end}>
          <Volume status={status} control={control} />
          {hasCaptions && (
            <IconButton
              label={texts.captions}
              aria-pressed={captions}
              tone={captions ? 'soft' : 'ghost'}
              icon={captions ? <Captions /> : <CaptionsOff />}
              onClick={control.toggleCaptions}
            />
          )}
          <Speed rate={rate} onRate={control.setRate} />
          <IconButton
            label={fullscreen ? texts.leaveFullScreen : texts.fullScreen}
            icon={fullscreen ? <Minimize /> : <Maximize />}
            onClick={onFullscreen}
          />
        </span>
      </div>
    </div>
  );
}
