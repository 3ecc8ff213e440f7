import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentHref, linkedText, webHref } from './linked-text.ts';

const linksOf = (text: string) => linkedText(text).flatMap(({ text: words, href }) => (href ? [words] : []));

describe('linked text', () => {
  it.each([
    ['See https://everstep.example/news.', ['https://everstep.example/news']],
    ['(at https://everstep.example/a_(b))', ['https://everstep.example/a_(b)']],
    ['Both http://one.example, and https://two.example/?q=1#x!', ['http://one.example', 'https://two.example/?q=1#x']],
    ['“https://everstep.example”', ['https://everstep.example']],
    ['No address here', []],
    ['https://', []],
    ['javascript:alert(1) data:text/html,x ftp://old.example', []],
    ['<a href="https://everstep.example">x</a>', ['https://everstep.example']],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('loses and adds nothing, and leads only to the web', () => {
    const bits = ['https://everstep.example', 'http://one.example/a?b=(c)', 'https://', 'javascript:x', '.', ')', '“', '\n', ' ', 'word'];
    const words = fc
      .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(words, (text) => {
        const pieces = linkedText(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href } of pieces) expect(href ?? 'https://none.example').toMatch(/^https?:\/\//);
      }),
    );
  });
});

describe('addresses', () => {
  it.each(['javascript:alert(1)', 'data:text/html,<script>', '//evil.example', 'mailto:a@b.example', ''])(
    '%s is not followed',
    (address) => {
      expect(webHref(address)).toBeUndefined();
      expect(attachmentHref(address)).toBeUndefined();
    },
  );

  it('of an attachment may be a path of the product', () => {
    expect(attachmentHref('/files/plan.pdf?sig=x')).toBe('/files/plan.pdf?sig=x');
    expect(attachmentHref('/\\evil.example')).toBeUndefined();
  });
});
