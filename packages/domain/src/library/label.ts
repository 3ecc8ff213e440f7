import { cutAtWord, onOneLine } from '../shared/short-text.ts';
import { LIBRARY_TITLE_MAX } from './limits.ts';

const UNNAMED = 'Untitled';

/** What a file is called by the name it had on somebody's device: without its folders and its ending, on one line. Pure. */
export function labelOf(fileName: string): string {
  const name = onOneLine(fileName.split(/[/\\]/).at(-1) ?? '');
  const words = name.replace(/(?<=.)\.[a-z\d]{1,10}$/i, '');
  return cutAtWord(onOneLine(words), LIBRARY_TITLE_MAX) || UNNAMED;
}

/** Name under which a file is saved: its title without what file systems refuse, and the ending of what it is. Pure. */
export function fileNameOf(title: string, ending: string): string {
  const words = onOneLine(title.replace(/[<>:"/\\|?*\p{Cc}]/gu, ' ')).replace(/^[. ]+|[. ]+$/g, '');
  return `${words || UNNAMED}.${ending}`;
}

/** A title as searches compare it: in small letters, without accents. Pure. */
export const searchableTitle = (title: string): string => title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
