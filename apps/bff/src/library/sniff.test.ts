import { expect, it } from 'vitest';
import { isCaptions, isWebPage, type Sample, sniff } from './sniff.ts';
import { mp4, pdf } from './testing/uploading.ts';

/** A ZIP of empty files, stored as they are; the first one may have a content. */
function zip(names: readonly string[], content = ''): Buffer {
  const entries: Buffer[] = [];
  const list: Buffer[] = [];
  names.forEach((name, index) => {
    const bytes = Buffer.from(index === 0 ? content : '');
    const head = Buffer.alloc(30);
    head.write('PK\u0003\u0004', 'latin1');
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(name.length, 26);
    entries.push(head, Buffer.from(name), bytes);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    list.push(entry, Buffer.from(name));
  });
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  return Buffer.concat([...entries, ...list, end]);
}

const film = (brands: string): Buffer => {
  const bytes = mp4();
  bytes.writeUInt32BE(8 + brands.length, 0);
  bytes.write(brands, 8, 'latin1');
  return bytes;
};
const matroska = (type: string) =>
  Buffer.from(`\x1a\x45\xdf\xa3\x01\x00\x00\x00\x00\x00\x00\x1f\x42\x82${String.fromCharCode(0x80 + type.length)}${type}`, 'latin1');
const typeOf = (bytes: Buffer, more: Partial<Sample> = {}) =>
  sniff({ head: bytes.subarray(0, 4096), tail: bytes, isText: false, name: 'a.pdf', ...more });
const OFFICE = 'application/vnd.openxmlformats-officedocument';

it.each([
  ['a PDF', pdf(), 'application/pdf'],
  ['a letter', zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']), `${OFFICE}.wordprocessingml.document`],
  ['a table', zip(['[Content_Types].xml', 'xl/workbook.xml']), `${OFFICE}.spreadsheetml.sheet`],
  ['slides', zip(['ppt/presentation.xml', '[Content_Types].xml']), `${OFFICE}.presentationml.presentation`],
  ['an e-book', zip(['mimetype', 'META-INF/container.xml'], 'application/epub+zip'), 'application/epub+zip'],
  ['an open letter', zip(['mimetype'], 'application/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text'],
  ['a film', film('isom\0\0\0\0mp41'), 'video/mp4'],
  ['a film of another main brand', film('XAVC\0\0\0\0mp42'), 'video/mp4'],
  ['a film for the web', matroska('webm'), 'video/webm'],
  ['a plain ZIP', zip(['a.txt']), undefined],
  ['a ZIP with another claim', zip(['mimetype'], 'application/zip'), undefined],
  ['a letter with programs', zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin']), undefined],
  ['a ZIP that was cut', zip(['[Content_Types].xml', 'word/document.xml']).subarray(0, -4), undefined],
  ['a ZIP whose list lies', Buffer.concat([zip(['a']).subarray(0, -22), zip(['b', 'c']).subarray(-22)]), undefined],
  ['a picture in the coat of a film', film('heic\0\0\0\0mif1isom'), undefined],
  ['sound', film('M4A \0\0\0\0mp42'), undefined],
  ['another Matroska', matroska('matroska'), undefined],
  ['a program', Buffer.from('\x7fELF', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('knows %s by its bytes', (_, bytes, type) => {
  expect(typeOf(bytes)).toBe(type);
});

it('takes text for text, and asks only its name which of the two it is', () => {
  const text = Buffer.from('# Morning\n');
  expect(typeOf(text, { isText: true, name: 'a.md' })).toBe('text/markdown');
  expect(typeOf(text, { isText: true, name: 'a.html' })).toBe('text/plain');
  expect(typeOf(text, { isText: false, name: 'a.txt' })).toBeUndefined();
});

it.each([
  ['<!DOCTYPE html><p>Hello', true],
  ['\uFEFF \n<!-- saved -->\n<HTML lang="en">', true],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', true],
  ['<?xml version="1.0"?><svg/>', true],
  ['<script>alert(1)</script>', true],
  ['<div align="center">\n\n# Morning', false],
  ['<!-- draft -->\n# Morning', false],
  ['<titles> are kept', false],
  ['a < b, and <script> is a word', false],
])('takes %j for a web page: %s', (words, is) => {
  const sample = { isText: true, name: 'a.txt' };
  expect(isWebPage({ head: Buffer.from(words), isText: true })).toBe(is);
  expect(typeOf(Buffer.from(words), sample)).toBe(is ? undefined : 'text/plain');
});

it('knows captions by their first line', () => {
  const at = (text: string, isText = true) => isCaptions({ head: Buffer.from(text), isText });
  expect(['WEBVTT', 'WEBVTT\n', '\uFEFFWEBVTT Lake\n'].map((text) => at(text))).toEqual([true, true, true]);
  expect([at('WEBVTTX'), at('1\n00:00'), at('WEBVTT', false)]).toEqual([false, false, false]);
});
