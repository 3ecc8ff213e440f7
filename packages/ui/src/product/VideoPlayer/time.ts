import type { VideoPlayerTexts } from './texts.ts';

const MINUTE = 60;
const HOUR = 3600;
const two = (part: number): string => String(part).padStart(2, '0');

/** A place in a video: "4:05", "1:02:09". */
export function timecode(seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** The same for the ear: "4 minutes 5 seconds". */
export function timeWords(seconds: number, texts: VideoPlayerTexts): string {
  const whole = Math.floor(seconds);
  return texts.time(Math.floor(whole / MINUTE), whole % MINUTE);
}
