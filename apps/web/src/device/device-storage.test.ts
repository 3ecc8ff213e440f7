import { afterEach, expect, it, vi } from 'vitest';
import { emptyDevice, forbiddenStorage, fullStorage } from '../testing/storages.ts';
import { deviceStorage } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  emptyDevice();
});

it('keeps on the device what the device takes', () => {
  expect(deviceStorage.setItem('one', '1')).toBe(true);
  expect([localStorage.getItem('one'), deviceStorage.getItem('one'), deviceStorage.isUnstored('one')]).toEqual(['1', '1', false]);
  deviceStorage.removeItem('one');
  expect([localStorage.getItem('one'), deviceStorage.getItem('one')]).toEqual([null, null]);
});

it.each([
  ['lets no page keep anything', forbiddenStorage],
  ['has no room', fullStorage],
])('goes on for the visit where the browser %s', (_, storage) => {
  localStorage.setItem('before', 'stored');
  vi.stubGlobal('localStorage', storage());
  expect(deviceStorage.setItem('before', 'newer')).toBe(false);
  expect([deviceStorage.getItem('before'), deviceStorage.isUnstored('before')]).toEqual(['newer', true]);
  expect(deviceStorage.keys()).toContain('before');
  deviceStorage.removeItem('before');
  expect(deviceStorage.isUnstored('before')).toBe(false);
});

it('stores what waited in memory once there is room', () => {
  vi.stubGlobal('localStorage', fullStorage());
  deviceStorage.setItem('late', 'first');
  vi.unstubAllGlobals();
  expect(deviceStorage.setItem('late', 'second')).toBe(true);
  expect([localStorage.getItem('late'), deviceStorage.keys()]).toEqual(['second', ['late']]);
});
