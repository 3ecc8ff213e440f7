import { type LibraryDownload, libraryTypes } from '@everstep/domain';

const STEP = 1024;
const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file as people read it: "25 byte", "1.2 MB". @param locale BCP 47 tag */
export function sizeWords(bytes: number, locale = 'en-GB'): string {
  const level = bytes < STEP ? 0 : Math.min(units.length, Math.floor(Math.log2(bytes) / 10));
  const unit = level === 0 ? 'byte' : (units[level - 1] ?? 'gigabyte');
  const value = bytes / STEP ** level;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: level === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  }).format(value);
}

/** What a file is called: "PDF". */
export const typeWords = ({ type }: Pick<LibraryDownload, 'type'>): string => libraryTypes[type].name;

const CHECKSUM_SHOWN = 12;

/** The beginning of a checksum, where there is no room for all of it. */
export const checksumBeginning = (checksum: string): string => `${checksum.slice(0, CHECKSUM_SHOWN)}…`;
