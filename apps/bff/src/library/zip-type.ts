import type { LibraryType } from '@everstep/domain';
import type { Sample } from './sniff.ts';
import { listZip, type ZipEntry } from './zip-list.ts';

const EPUB = 'application/epub+zip';
/** What is in a ZIP where it says what it is itself: the first file, stored as it is, is called "mimetype". */
const named: readonly LibraryType[] = [
  EPUB,
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
const CONTENT_TYPES = '[Content_Types].xml';

/** Programs of Microsoft's Office, wherever they lie: Visual Basic, and the sheets of Excel 4. */
const OFFICE_PROGRAMS = /vbaProject\.bin$|(?:^|[\\/])macrosheets[\\/]/i;
/** The same as the list of parts names them, whatever they are called. */
const OFFICE_PROGRAM_TYPES = /vbaProject|vbaData|macrosheet|macroEnabled/i;
/** Programs of an OpenDocument, and of one that lies in it. */
const OPEN_PROGRAMS = /(?:^|[\\/])(?:Basic|Scripts)[\\/]/i;

/** What a ZIP is; undefined for all that is not taken, such as a document that brings programs along: that is not for members. */
export function zipType({ head, tail, byteSize, contentTypes }: Sample): LibraryType | undefined {
  const entries = listZip({ tail, byteSize });
  const names = entries?.map(({ name }) => name) ?? [];
  if (!entries || names.some((name) => OFFICE_PROGRAMS.test(name))) return undefined;
  if (head.toString('latin1', 30, 38) === 'mimetype' && entries.some(({ name, at }) => name === 'mimetype' && at === 0)) {
    const said = head.toString('latin1', 38, 38 + Math.min(100, head.readUInt32LE(18)));
    const type = named.find((one) => one === said);
    return type !== EPUB && names.some((name) => OPEN_PROGRAMS.test(name)) ? undefined : type;
  }
  // Office takes names without regard to case: of two that differ in it alone, nobody knows which one it opens.
  const isClear = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  if (!isClear || contentTypes === undefined || bringsPrograms(contentTypes)) return undefined;
  const part = Object.keys(office).find((name) => names.includes(name));
  return part === undefined ? undefined : office[part];
}

/** Where an Office document says of what kind its parts are. */
export const contentTypesIn = (sample: Pick<Sample, 'tail' | 'byteSize'>): ZipEntry | undefined =>
  listZip(sample)?.find(({ name }) => name === CONTENT_TYPES);

/** Whether a list of parts names programs, or is written so that it may: in another encoding, with signs or words spelled out. */
function bringsPrograms(contentTypes: Buffer): boolean {
  const text = contentTypes.toString('utf8');
  const isPlain = !/[\0\uFFFD]|<!(?!--)|&#|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text);
  return !isPlain || OFFICE_PROGRAM_TYPES.test(text);
}
