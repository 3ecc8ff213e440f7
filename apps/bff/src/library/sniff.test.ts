import { expect, it } from 'vitest';
import { memoryFiles } from '../testing/index.ts';
import { inspect } from './inspect.ts';
import { isCaptions, isWebPage, type Sample, sniff } from './sniff.ts';
import { mp4, pdf } from './testing/uploading.ts';
import { commented, contentTypes, endOf, letter, zip } from './testing/zips.ts';

const film = (brands: string): Buffer => {
  const bytes = mp4();
  bytes.writeUInt32BE(8 + brands.length, 0);
  bytes.write(brands, 8, 'latin1');
  return bytes;
};
const matroska = (type: string) =>
  Buffer.from(`\x1a\x45\xdf\xa3\x01\x00\x00\x00\x00\x00\x00\x1f\x42\x82${String.fromCharCode(0x80 + type.length)}${type}`, 'latin1');
const typeOf = (bytes: Buffer, more: Partial<Sample> = {}) =>
  sniff({ head: bytes.subarray(0, 4096), tail: bytes, byteSize: bytes.length, isText: false, name: 'a.pdf', ...more });
/** What a file is once it was stored and read back. */
async function storedType(bytes: Buffer) {
  const files = memoryFiles();
  await files.put('a', bytes);
  return sniff(await inspect(files, { key: 'a', byteSize: bytes.length, name: 'a.pdf' }));
}
const PARTS = { '[Content_Types].xml': contentTypes('application/xml') };
const open = (more: Readonly<Record<string, string>> = {}, said = 'application/vnd.oasis.opendocument.text') =>
  zip({ mimetype: said, 'content.xml': '', ...more });
const OFFICE = 'application/vnd.openxmlformats-officedocument';

it.each([
  ['a PDF', pdf(), 'application/pdf'],
  ['a letter', letter(), `${OFFICE}.wordprocessingml.document`],
  ['a table', zip({ ...PARTS, 'xl/workbook.xml': '' }), `${OFFICE}.spreadsheetml.sheet`],
  ['slides', zip({ 'ppt/presentation.xml': '', ...PARTS }), `${OFFICE}.presentationml.presentation`],
  ['an e-book', open({ 'OEBPS/Scripts/turn.js': '' }, 'application/epub+zip'), 'application/epub+zip'],
  ['an open letter', open({ 'Pictures/one.png': '' }), 'application/vnd.oasis.opendocument.text'],
  ['a letter with a comment at its end', commented(letter(), Buffer.from('by a friend')), `${OFFICE}.wordprocessingml.document`],
  ['a film', film('isom\0\0\0\0mp41'), 'video/mp4'],
  ['a film of another main brand', film('XAVC\0\0\0\0mp42'), 'video/mp4'],
  ['a film for the web', matroska('webm'), 'video/webm'],
  ['a plain ZIP', zip({ 'a.txt': '' }), undefined],
  ['a ZIP with another claim', open({}, 'application/zip'), undefined],
  ['a ZIP that was cut', letter().subarray(0, -4), undefined],
  ['a ZIP whose list lies', Buffer.concat([zip({ a: '' }).subarray(0, -22), endOf(2, 94, 31)]), undefined],
  ['a picture in the coat of a film', film('heic\0\0\0\0mif1isom'), undefined],
  ['sound', film('M4A \0\0\0\0mp42'), undefined],
  ['another Matroska', matroska('matroska'), undefined],
  ['a program', Buffer.from('\x7fELF', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('knows %s by its bytes', async (_, bytes, type) => {
  expect(await storedType(bytes)).toBe(type);
});

const VBA = 'application/vnd.ms-office.vbaProject';

it.each([
  ['a letter', letter({ 'word/vbaProject.bin': '' })],
  ['a letter, elsewhere', letter({ 'word/deep/VBAPROJECT.BIN': '' })],
  ['a letter, under another name', letter({ 'word/evil.bin': '' }, [VBA])],
  ['a letter that spells it out', letter({ 'word/evil.bin': '' }, ['application/vnd.ms-office.vba&#80;roject'])],
  [
    'a letter whose list of parts is in another encoding',
    zip({ '[Content_Types].xml': `\uFEFF${contentTypes(VBA)}`.split('').join('\0'), 'word/document.xml': '' }),
  ],
  ['a letter that says so itself', letter({}, ['application/vnd.ms-word.document.macroEnabled.main+xml'])],
  ['a letter with two lists of parts', letter({ '[CONTENT_TYPES].XML': contentTypes(VBA) })],
  ['a table with sheets of Excel 4', zip({ ...PARTS, 'xl/workbook.xml': '', 'xl/macrosheets/sheet1.xml': '' })],
  [
    'a table with such sheets elsewhere',
    zip({ '[Content_Types].xml': contentTypes('application/vnd.ms-excel.macrosheet+xml'), 'xl/workbook.xml': '' }),
  ],
  ['an open letter in Basic', open({ 'Basic/Standard/Module1.xml': '' })],
  ['an open letter in Python', open({ 'Scripts/python/one.py': '' })],
  ['an open letter, in a table within', open({ 'Object 1/Basic/Standard/Module1.xml': '' })],
])('takes no document that brings programs along: %s', async (_, bytes) => {
  expect(await storedType(bytes)).toBeUndefined();
});

/** A list of files as it stands in a ZIP, with its record at the end. */
const listOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf('PK\u0001\u0002', 0, 'latin1'));

it.each([
  ['a second end in its comment', commented(letter({ 'word/vbaProject.bin': '' }), listOf(letter()))],
  ['a second end in its comment that does not reach the end', commented(letter(), Buffer.concat([endOf(0, 0, 0), Buffer.from('x')]))],
  ['two ends that both reach the end', commented(letter(), endOf(0, 0, 0))],
  ['something before its first file', Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), letter()])],
  ['something behind its end', Buffer.concat([letter(), Buffer.from('x')])],
  ['two files of one name', twice()],
  ['a list of parts that is called otherwise where it stands', renamed()],
])('takes no ZIP that one reader may read otherwise than the next: %s', async (_, bytes) => {
  expect(await storedType(bytes)).toBeUndefined();
});

/** The list names the first file as the second one. */
function twice(): Buffer {
  const bytes = zip({ 'word/document.xmk': '', ...PARTS, 'word/document.xml': '' });
  bytes.write('word/document.xml', bytes.lastIndexOf('word/document.xmk'));
  return bytes;
}

/** What the list calls the list of parts says that it is another file. */
function renamed(): Buffer {
  const bytes = letter();
  bytes.write('[Content_Tipes].xml', bytes.indexOf('[Content_Types].xml'));
  return bytes;
}

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
