import type { LibraryType } from '@everstep/domain';
import { zipType } from './zip-type.ts';

/** What is looked at of a file to find out what it is. */
export interface Sample {
  /** Its beginning, at most `HEAD_BYTES`. */
  readonly head: Buffer;
  /** Its end, at most `TAIL_BYTES`: where a ZIP lists what is in it. */
  readonly tail: Buffer;
  /** How long it is in all. */
  readonly byteSize: number;
  /** What an Office document says of its parts; undefined where it is none, or that cannot be read. */
  readonly contentTypes?: Buffer | undefined;
  /** Whether the whole of it is UTF-8 without control characters. */
  readonly isText: boolean;
  /** As the client calls it. Tells only the two kinds of text apart, which are the same bytes. */
  readonly name: string;
}

export const HEAD_BYTES = 4096;
export const TAIL_BYTES = 1024 * 1024;

/** What a file is by its bytes; undefined for all that is not taken. */
export function sniff(sample: Sample): LibraryType | undefined {
  const { head, isText, name } = sample;
  if (startsWith(head, '%PDF-')) return 'application/pdf';
  if (isZip(head)) return zipType(sample);
  if (head.toString('latin1', 4, 8) === 'ftyp') return isMp4(head) ? 'video/mp4' : undefined;
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') return isWebm(head) ? 'video/webm' : undefined;
  if (isText && head.length > 0 && !isWebPage(sample)) return /\.(md|markdown)$/i.test(name) ? 'text/markdown' : 'text/plain';
  return undefined;
}

/**
 * Whether a text begins as a whole document of HTML, SVG or XML does, behind a mark of its encoding, blanks and comments. Text is served as
 * text, so that no browser would run it; members would get its code to read. A Markdown that begins with a piece of HTML is none.
 */
export const isWebPage = ({ head, isText }: Pick<Sample, 'head' | 'isText'>): boolean =>
  isText && DOCUMENT.test(head.toString('utf8').replace(/^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->)*/, ''));

const DOCUMENT = /^<(?:!doctype|\?xml|html|head|body|title|meta|link|base|style|script|iframe|frameset|object|embed|svg|math)(?![\w-])/i;

/** Whether a text is WebVTT: its first line says so. */
export const isCaptions = ({ head, isText }: Pick<Sample, 'head' | 'isText'>): boolean =>
  isText && /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8'));

/** Whether a file may be a ZIP: it begins with a file in one. */
export const isZip = (head: Buffer): boolean => startsWith(head, 'PK\u0003\u0004');

const startsWith = (bytes: Buffer, sign: string): boolean => bytes.toString('latin1', 0, sign.length) === sign;

/** Brands of the ISO base media format that are films; its other brands are pictures, sound and QuickTime. */
const FILMS = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|M4V |MSNV|f4v |mmp4|3gp\d)$/;

function isMp4(head: Buffer): boolean {
  const size = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  // The version stands between the main brand and those it is compatible with.
  for (let at = 16; at + 4 <= size; at += 4) brands.push(head.toString('latin1', at, at + 4));
  const [main = ''] = brands;
  return !/^(?:qt {2}|M4A |heic|mif1|avif|crx )$/.test(main) && brands.some((brand) => FILMS.test(brand));
}

/** The type of document that the header of Matroska names. */
const isWebm = (head: Buffer): boolean => /\x42\x82[\x80-\xff]webm/.test(head.toString('latin1', 0, 128));
