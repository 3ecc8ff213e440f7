import { CONFETTI_MS } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import * as styles from './LevelUpDialog.css.ts';

/** Pause between two handfuls, in milliseconds. */
const HANDFUL_MS = 450;

/** The scheme's own colours, as the canvas needs them. */
function colorsOf(canvas: HTMLCanvasElement): string[] {
  const probe = document.createElement('span');
  canvas.parentElement?.append(probe);
  const colors = styles.confettiColors.map((color) => {
    probe.style.color = color;
    return toHex(getComputedStyle(probe).color);
  });
  probe.remove();
  return colors;
}

function toHex(color: string): string {
  const channels =
    color
      .match(/\d+(\.\d+)?/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

async function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const { create } = await import('canvas-confetti');
  if (signal.aborted) return;
  const fire = create(canvas, { resize: true, disableForReducedMotion: true });
  const colors = colorsOf(canvas);
  const handful = () => {
    for (const [x, angle] of [[0.1, 62] as const, [0.9, 118] as const]) {
      void fire({ particleCount: 16, angle, spread: 50, startVelocity: 32, scalar: 0.85, ticks: 140, origin: { x, y: 0.55 }, colors });
    }
  };
  handful();
  const timer = setInterval(handful, HANDFUL_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    fire.reset();
  });
}

/** Confetti on a canvas of its own, for five seconds; decoration that assistive technology never meets. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), CONFETTI_MS);
    // Without the library there is simply no confetti.
    throwConfetti(canvas.current, stop.signal).catch(() => stop.abort());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={canvas} className={styles.confetti} aria-hidden="true" data-confetti="" />;
}
