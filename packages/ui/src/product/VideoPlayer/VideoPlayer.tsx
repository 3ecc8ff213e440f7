import { Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Accordion } from '../../components/Accordion/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { actionOfKey, ownKeys } from './keys.ts';
import { videoPlayerTexts } from './texts.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useVideo } from './use-video.ts';
import { VideoControls } from './VideoControls.tsx';
import * as styles from './VideoPlayer.css.ts';

export interface VideoTrack {
  /** WebVTT. */
  readonly src: string;
  /** Such as "en". */
  readonly language: string;
  readonly label: string;
}

export interface VideoPlayerProps extends Omit<NativeProps<'section'>, 'title' | 'children' | 'onTimeUpdate' | 'onEnded'> {
  /** Names the player. */
  readonly title: string;
  /** Address of the video. */
  readonly src: string;
  /** A still that stands there until it plays. */
  readonly poster?: string | undefined;
  /** The words that are spoken, as a track. */
  readonly captions?: VideoTrack | undefined;
  /** The spoken words, to read. */
  readonly transcript?: ReactNode;
  /** Seconds at which to go on. @default 0 */
  readonly startAt?: number;
  /** Called with seconds while it plays, several times a second. */
  readonly onTime?: ((seconds: number) => void) | undefined;
  /** Called when it has played to its end. */
  readonly onEnd?: (() => void) | undefined;
}

/** Whether a key belongs to the browser, or to the control that has the focus. */
const isOwnKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return true;
  // A list of choices is searched by typing.
  return target.closest('select') !== null || (ownKeys.has(key) && target.closest('button, input') !== null);
};

/** A video with controls of our own over the browser's player: play, seek, volume, captions, speed, full screen. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, src, poster, captions, transcript, startAt = 0, onTime, onEnd, ...rest } = props;
  const texts = useTexts('VideoPlayer', videoPlayerTexts);
  const { ref, status, control, handlers } = useVideo();
  const stage = useRef<HTMLDivElement>(null);
  const { full, toggle: toggleFullscreen } = useFullscreen(stage);
  const press = (event: KeyboardEvent) => {
    const action = isOwnKey(event) ? undefined : actionOfKey(event.key);
    if (!action) return;
    // Space and arrows would scroll the page.
    event.preventDefault();
    action(control, status, toggleFullscreen);
  };
  return (
    <section aria-label={title} {...rest} className={styles.player}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside; each has a control of its own */}
      <div className={styles.stage} ref={stage} onKeyDown={press}>
        <div className={styles.screen}>
          <video
            {...handlers}
            ref={ref}
            className={styles.video}
            src={src}
            poster={poster}
            preload="metadata"
            playsInline
            tabIndex={-1}
            aria-label={title}
            onClick={control.toggle}
            onLoadedMetadata={() => {
              if (startAt > 0) control.seek(startAt);
            }}
            onTimeUpdate={(event) => {
              handlers.onTimeUpdate(event);
              onTime?.(event.currentTarget.currentTime);
            }}
            onEnded={onEnd}
          >
            {captions && <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />}
          </video>
          {status.waiting && (
            <span className={styles.over}>
              <Spinner label={texts.loading} />
            </span>
          )}
          {!status.playing && !status.failed && status.time === 0 && (
            <span className={styles.over} aria-hidden="true">
              <span className={styles.sign}>
                <Play size={28} fill="currentColor" />
              </span>
            </span>
          )}
        </div>
        <VideoControls
          status={status}
          control={control}
          hasCaptions={captions !== undefined}
          fullscreen={full}
          onFullscreen={toggleFullscreen}
        />
      </div>
      {status.failed && (
        <Banner
          tone="danger"
          live="assertive"
          actions={
            <Button tone="inherit" size="small" onClick={control.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      )}
      {transcript && <Accordion items={[{ id: 'transcript', title: texts.transcript, content: transcript }]} />}
    </section>
  );
}
