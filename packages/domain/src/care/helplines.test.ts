import { describe, expect, it } from 'vitest';
import { countryOf } from './country.ts';
import { generalHelp, HELPLINES_UPDATED_ON, helpCheckedOf, helpFor, helplinesByCountry } from './helplines.ts';

const DATE = /^\d{4}-\d\d-\d\d$/;

describe('the helplines', () => {
  it('cover at least thirty countries, each once', () => {
    const countries = helplinesByCountry.map(({ country }) => country);
    expect(new Set(countries).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThanOrEqual(30);
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  it('name for each country an emergency number and somebody who listens, with hours and the place to check them', () => {
    for (const { country, emergency, helplines } of helplinesByCountry) {
      expect(emergency.number, country).toMatch(/^\d{3}$/);
      expect(
        helplines.some(({ topic }) => topic !== 'abuse'),
        country,
      ).toBe(true);
      for (const line of helplines) {
        expect(line.name.trim(), country).not.toBe('');
        expect(line.phone ?? line.text ?? line.url, line.name).toBeTruthy();
        if (line.phone !== null) expect(line.phone, line.name).toMatch(/^\*?\d[\d -]*\d$/);
        expect(line.hours.trim(), line.name).not.toBe('');
        expect(line.source, line.name).toMatch(/^https:\/\/[^\s]+\.[a-z]{2,}/);
      }
    }
  });

  it('say of each line how it was checked: against which text and when, or that it was not', () => {
    const lines = helplinesByCountry.flatMap(({ helplines }) => helplines);
    for (const { check, name } of lines) {
      if ('checkedOn' in check) {
        expect(check.checkedOn, name).toMatch(DATE);
        expect(check.checkedOn <= HELPLINES_UPDATED_ON, name).toBe(true);
        expect(() => new URL(check.against), name).not.toThrow();
      } else expect(check.enteredFromKnowledge, name).toMatch(DATE);
    }
    expect(HELPLINES_UPDATED_ON).toMatch(DATE);
  });

  it('are found by where the clock of the device stands, in every country that has some', () => {
    const zones = {
      US: 'America/New_York',
      PT: 'Europe/Lisbon',
      UA: 'Europe/Kyiv',
      HK: 'Asia/Hong_Kong',
      CL: 'America/Santiago',
      UY: 'America/Montevideo',
      NG: 'Africa/Lagos',
    };
    for (const [country, timeZone] of Object.entries(zones)) expect(countryOf({ timeZone })).toBe(country);
    const known = new Set(Intl.supportedValuesOf('timeZone').map((timeZone) => countryOf({ timeZone })));
    expect(helplinesByCountry.map(({ country }) => country).filter((country) => !known.has(country))).toEqual([]);
  });

  it('give the general emergency rule everywhere else', () => {
    expect(helpFor('AQ')).toBe(generalHelp);
    for (const timeZone of ['Asia/Shanghai', 'America/Bogota', 'UTC', 'Asia/Karachi'])
      expect(helpFor(countryOf({ timeZone })).emergency.number, timeZone).toBeNull();
    for (const timeZone of ['Europe/Bucharest', 'Europe/Zagreb', 'Europe/Tallinn'])
      expect(helpFor(countryOf({ timeZone })).emergency.number, timeZone).toBe('112');
  });

  it('say of each country when they were looked through, and whether every one was compared with a text', () => {
    expect(helpCheckedOf('GB').on).toMatch(DATE);
    for (const { country, helplines } of helplinesByCountry) {
      const fromKnowledge = helplines.filter(({ check }) => 'enteredFromKnowledge' in check);
      expect(helpCheckedOf(country).compared, country).toBe(fromKnowledge.length === 0);
    }
    expect(helpCheckedOf('AQ')).toEqual({ on: '2026-11-21', compared: false });
  });
});
