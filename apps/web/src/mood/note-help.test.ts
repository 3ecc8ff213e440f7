import { describe, expect, it } from 'vitest';
import { noteHelp } from './note-help.ts';

describe('the note of a mood', () => {
  it('brings people to reach when it speaks of danger', async () => {
    const card = await noteHelp('I do not want to be alive any more');
    expect(card?.title).toBe('Let us pause here');
    expect(card?.helplines.length).toBeGreaterThan(0);
  });

  it('is left alone when it is merely sad', async () => {
    expect(await noteHelp('A grey day. I miss my sister.')).toBeUndefined();
    expect(await noteHelp('')).toBeUndefined();
  });
});
