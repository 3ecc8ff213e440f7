import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, deviceOf, mediaQueries } from './device.ts';
import { BADGE_MAX, badgeText, CHAT_INPUT_MAX_ROWS, DIALOG_HEIGHT_PERCENT, DIALOG_MIN_HEIGHT, DRAWER_WIDTH, LOGO_SIZES } from './sizes.ts';
import {
  MODAL_FOCUS_WINDOW_MS,
  PAGE_STUCK_BUTTON_MS,
  RELOAD_BUTTON_MS,
  STUCK_BUTTON_MS,
  VISIBILITY_RESET_MS,
  WELCOME_POPUP_DELAY_MS,
} from './waits.ts';

describe('the device', () => {
  const at = (width: number, height: number) => deviceOf({ width, height });

  it('is a desktop from 1025 pixels on, a tablet to 1024 [const-029] [const-030]', () => {
    expect([at(1024, 768), at(1025, 768), at(1024, 1366), at(1025, 1366)]).toEqual(['tablet', 'desktop', 'tablet', 'desktop']);
  });

  it('is a phone to 600 pixels upright and to 900 on its side [const-031]', () => {
    expect([at(600, 900), at(601, 900), at(900, 430), at(901, 430)]).toEqual(['mobile', 'tablet', 'mobile', 'tablet']);
  });

  it('is no phone where a wide window is higher than a phone on its side', () => {
    expect([at(900, 500), at(900, 501)]).toEqual(['mobile', 'tablet']);
  });

  it('is one of the three for any viewport', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, height) => void expect(['mobile', 'tablet', 'desktop']).toContain(at(width, height))),
    );
  });

  it('has the same limits in its media queries', () => {
    expect(mediaQueries.desktop).toBe('(min-width: 1025px)');
    expect(mediaQueries.mobile).toBe(
      '(orientation: portrait) and (max-width: 600px), (orientation: landscape) and (max-width: 900px) and (max-height: 500px)',
    );
  });

  it('has six breakpoints [const-032]', () => {
    expect(BREAKPOINTS).toEqual([480, 640, 768, 1024, 1280, 1536]);
  });
});

describe('sizes and waits', () => {
  it('are those of the product [const-004] [const-026] [const-027] [const-028] [const-044]', () => {
    expect({ BADGE_MAX, CHAT_INPUT_MAX_ROWS, DIALOG_MIN_HEIGHT, DIALOG_HEIGHT_PERCENT, DRAWER_WIDTH, LOGO_SIZES }).toEqual({
      BADGE_MAX: 99,
      CHAT_INPUT_MAX_ROWS: 3,
      DIALOG_MIN_HEIGHT: 400,
      DIALOG_HEIGHT_PERCENT: 80,
      DRAWER_WIDTH: 240,
      LOGO_SIZES: { small: 32, medium: 48, large: 64 },
    });
  });

  it('caps a badge at 99 and shows none for nothing [const-004]', () => {
    expect([0, 1, 99, 100, -3, Number.NaN].map(badgeText)).toEqual(['', '1', '99', '99+', '', '']);
  });

  it('wait as long as the product says [const-010] [const-016] [const-017] [const-021] [const-022]', () => {
    expect([
      WELCOME_POPUP_DELAY_MS,
      STUCK_BUTTON_MS,
      PAGE_STUCK_BUTTON_MS,
      RELOAD_BUTTON_MS,
      MODAL_FOCUS_WINDOW_MS,
      VISIBILITY_RESET_MS,
    ]).toEqual([500, 8000, 6000, 10_000, 1000, 5000]);
  });
});
