/**
 * Cuts markdown into blocks at blank lines outside of code fences. More text only ever changes the last block or adds one, so that
 * finished ones need not be parsed again while a reply streams in.
 */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const startsBlock = fence === null && current.at(-1)?.trim() === '' && line.trim() !== '' && !continuesList(line);
    if (startsBlock) {
      blocks.push(current.join('\n').trimEnd());
      current = [];
    }
    fence = fenceAfter(line, fence);
    // Blank lines before the first word belong to nothing.
    if (current.length > 0 || line.trim() !== '') current.push(line);
  }
  return current.length > 0 ? [...blocks, current.join('\n').trimEnd()] : blocks;
}

/** An indented line or another item after a blank line still belongs to the list above it; so may a line of which only the mark is there. */
const continuesList = (line: string): boolean => /^(\s+\S|[-*+](\s|$)|\d+([.)](\s|$)|$))/.test(line);

/** The mark of the code fence that is open after this line, or null. Only a bare mark at least as long closes. */
function fenceAfter(line: string, open: string | null): string | null {
  const [, mark, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (mark === undefined) return open;
  if (open === null) return mark.startsWith('`') && info.includes('`') ? null : mark;
  return mark.startsWith(open) && info.trim() === '' ? null : open;
}
