/** A reply as it is said aloud: its words without the marks of markdown, links by their words. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|>|[-*+]|-{3,}|\|[-:| ]+\|)(\s|$)/gm, '')
    .replace(/\*\*|__|~~|[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
