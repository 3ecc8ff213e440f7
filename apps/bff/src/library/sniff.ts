import type { LibraryType } from '@everstep/domain';

/** What is looked at of a file to find out what it is. */
export interface Sample {
  /** Its beginning, at most `HEAD_BYTES`. */
  readonly head: Buffer;
  /** Its end, at most `TAIL_BYTES`: where a ZIP lists what is in it. */
  readonly tail: Buffer;
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
  if (startsWith(head, 'PK\u0003\u0004')) return zipType(sample);
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

/** What is in a ZIP where it says what it is itself: the first file, stored as it is, is called "mimetype". */
const named: readonly LibraryType[] = [
  'application/epub+zip',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
];
/** What is in a ZIP by the part that an Office document must have. */
const office: Readonly<Record<string, LibraryType>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'ppt/presentation.xml': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

function zipType({ head, tail }: Sample): LibraryType | undefined {
  const names = namesIn(tail);
  if (!names) return undefined;
  if (head.toString('latin1', 30, 38) === 'mimetype') {
    const said = head.toString('latin1', 38, 38 + Math.min(100, head.readUInt32LE(18)));
    return named.find((type) => type === said);
  }
  // A document that brings programs along is not for members.
  if (!names.has('[Content_Types].xml') || [...names].some((name) => /vbaProject\.bin$/i.test(name))) return undefined;
  const part = Object.keys(office).find((name) => names.has(name));
  return part === undefined ? undefined : office[part];
}

const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_ENTRY = 0x02014b50;

/** Names of what a ZIP holds, from the list at its end; undefined when there is no whole list. */
function namesIn(tail: Buffer): ReadonlySet<string> | undefined {
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + 22 > tail.length) return undefined;
  const [count, length] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12)];
  let at = end - length;
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry += 1) {
    if (at < 0 || at + 46 > end || tail.readUInt32LE(at) !== ZIP_ENTRY) return undefined;
    const name = tail.readUInt16LE(at + 28);
    names.add(tail.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  return names;
}
