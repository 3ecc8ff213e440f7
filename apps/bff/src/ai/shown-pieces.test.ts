import { describe, expect, it } from 'vitest';
import { shownPieces } from './shown-pieces.ts';

async function* from(pieces: readonly string[]) {
  yield* pieces;
}
async function shown(pieces: readonly string[]): Promise<string> {
  let text = '';
  for await (const piece of shownPieces(from(pieces))) text += piece;
  return text;
}

describe('the text of a model', () => {
  it.each([
    ['You should&nbsp;rest.', 'You should\u00a0rest.'],
    ['Take &#52;0 &#x70;ages.', 'Take 40 pages.'],
    ['Rock &amp; moss &lt;3', 'Rock & moss <3'],
    ['&amp;#107;ind', 'kind'],
    ['&#38;#38;#107;ind', 'kind'],
    [`${'&#38;'.repeat(3)}`, '&&&'],
    ['\u202eflesruoy\u202c rest', 'flesruoy rest'],
    ['&#0;&#xd800;&#9999999;a', '\ufffda'],
    ['A & B; AT&T; R&D &euro; 5 &', 'A & B; AT&T; R&D &euro; 5 &'],
    ['A \0zero and \u{1f343}', 'A zero and \u{1f343}'],
  ])('is as a reader sees it, however it is cut: %j', async (written, read) => {
    expect(await shown([written])).toBe(read);
    expect(await shown([...written].flatMap((letter) => letter.split('')))).toBe(read);
    for (let cut = 1; cut < written.length; cut += 1) expect(await shown([written.slice(0, cut), written.slice(cut)])).toBe(read);
  });

  it('hides nothing however deep', async () => {
    const deep = `&#${'38;#'.repeat(40)}107;ind`;
    expect(await shown([deep])).not.toMatch(/&(?:#|amp|nbsp)/);
  });
});
