import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { VideoPlayer, type VideoPlayerProps } from './index.ts';
import { videoPlayerTexts } from './texts.ts';
import { timecode, timeWords } from './time.ts';

const base = { title: 'Arrive at the lake', src: '/files/lake.mp4' };

describeConformance('VideoPlayer', { element: 'section', render: (props) => <VideoPlayer {...base} {...props} /> });

/** The test page plays nothing: time, length and state of the video are set by hand, as a browser would. */
function show(more: Partial<VideoPlayerProps> = {}) {
  const { container } = render(<VideoPlayer {...base} {...more} />);
  const video = container.querySelector('video');
  if (!video) throw new Error('The player has no video');
  let paused = true;
  let time = 0;
  Object.defineProperties(video, {
    paused: { get: () => paused },
    duration: { value: 600 },
    currentTime: {
      get: () => time,
      set: (next: number) => {
        time = next;
      },
    },
    play: {
      value: vi.fn(async () => {
        paused = false;
        fireEvent.play(video);
      }),
    },
    pause: {
      value: vi.fn(() => {
        paused = true;
        fireEvent.pause(video);
      }),
    },
    load: { value: vi.fn() },
  });
  fireEvent.durationChange(video);
  fireEvent.loadedMetadata(video);
  return video;
}
const place = () => screen.getByRole('slider', { name: 'Place in the video' });

describe('VideoPlayer', () => {
  beforeEach(() => {
    // The test page has no full screen.
    Object.assign(HTMLElement.prototype, { requestFullscreen: vi.fn(async () => {}) });
  });

  it('plays and pauses by button and by a click on the picture', async () => {
    const video = show();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await userEvent.click(video);
    expect(video.play).toHaveBeenCalledTimes(2);
    expect(video.pause).toHaveBeenCalledTimes(1);
  });

  it('says where it is, for the eye and the ear', () => {
    const onTime = vi.fn();
    const video = show({ onTime });
    video.currentTime = 65;
    fireEvent.timeUpdate(video);
    expect(place()).toHaveAttribute('aria-valuetext', '1 minute 5 seconds of 10 minutes 0 seconds');
    expect(screen.getByText('1:05 / 10:00')).toBeInTheDocument();
    expect(onTime).toHaveBeenCalledWith(65);
  });

  it('goes on where the member left', () => {
    expect(show({ startAt: 42 }).currentTime).toBe(42);
  });

  it.each([
    ['k', 100, 'plays'],
    ['l', 110, 'is 10 s later'],
    ['j', 90, 'is 10 s earlier'],
    ['5', 300, 'is half-way'],
    ['0', 0, 'is at the start'],
  ])('knows the key %s: afterwards it stands at %i s and %s', async (key, seconds) => {
    const video = show();
    video.currentTime = 100;
    screen.getByRole('button', { name: 'Full screen' }).focus();
    await userEvent.keyboard(key);
    expect(video.currentTime).toBe(seconds);
    expect(video.play).toHaveBeenCalledTimes(key === 'k' ? 1 : 0);
  });

  it('leaves keys to the control that has the focus, and to the browser', async () => {
    const video = show();
    place().focus();
    await userEvent.keyboard('{ArrowRight}{Control>}m{/Control}');
    expect(video.currentTime).toBeLessThanOrEqual(1);
    expect(video.muted).toBe(false);
    screen.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard(' ');
    expect(video.play).toHaveBeenCalledTimes(1);
  });

  it('is muted and heard again', async () => {
    const video = show();
    await userEvent.click(screen.getByRole('button', { name: 'Sound off' }));
    fireEvent.volumeChange(video);
    expect(video.muted).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
    expect(video.muted).toBe(false);
  });

  it('changes its speed', async () => {
    const video = show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
    expect(video.playbackRate).toBe(1.5);
  });

  it('fills the screen with picture and controls', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(HTMLElement.prototype.requestFullscreen).toHaveBeenCalledTimes(1);
  });

  it('offers captions only where there are some', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Captions' })).toBeNull();
    const video = show({ captions: { src: '/captions.vtt', language: 'en', label: 'English' } });
    expect(screen.getByRole('button', { name: 'Captions', pressed: false })).toBeVisible();
    expect(video.querySelector('track')).toHaveAttribute('src', '/captions.vtt');
  });

  it('says that it could not be loaded, and tries again', async () => {
    const video = show();
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('The video could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(video.load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the words to read', () => {
    show({ transcript: <p>Sit down.</p> });
    expect(screen.getByText('Read the words')).toBeVisible();
    expect(screen.getByText('Sit down.')).toBeInTheDocument();
  });

  it('says when it is over', () => {
    const onEnd = vi.fn();
    fireEvent.ended(show({ onEnd }));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the player's own business
    render(<VideoPlayer {...base} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});

describe('times', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [65.9, '1:05', '1 minute 5 seconds'],
    [3729, '1:02:09', '62 minutes 9 seconds'],
  ])('writes %d seconds as %s and says %s', (seconds, written, said) => {
    expect([timecode(seconds), timeWords(seconds, videoPlayerTexts)]).toEqual([written, said]);
  });
});
