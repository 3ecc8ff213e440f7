/** Cuts markdown into blocks at blank lines outside of code fences, so that finished ones need not be parsed again while text streams in. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === null) fence = mark;
    else if (mark && fence !== null && mark.startsWith(fence)) fence = null;
    // An indented or numbered line after a blank one still belongs to the list above it.
    const startsBlock =
      fence === null && current.length > 0 && current.at(-1)?.trim() === '' && !/^(\s+\S|[-*+] |\d+[.)] )/.test(line) && line.trim() !== '';
    if (startsBlock) {
      blocks.push(current.join('\n').trimEnd());
      current = [];
    }
    current.push(line);
  }
  const last = current.join('\n').trimEnd();
  return last ? [...blocks, last] : blocks;
}

/** Whether a text has nothing that markdown would change: most replies can then be shown without a parser. */
export function isPlain(text: string): boolean {
  return !/[*_`#[\]<>|~\\&]|https?:|www\.|@|^\s*([-+]\s|\d+[.)]\s|={3,}|-{3,})/m.test(text);
}
