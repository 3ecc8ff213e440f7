import { isRecord, recordsIn } from './draft.ts';

const MOST_OPERATIONS = 100_000;

/** The words of a Quill delta, with the marks of its lists and headings; pictures and other embeds have none. */
export function deltaText(delta: unknown): string {
  const operations = recordsIn(isRecord(delta) ? delta.ops : undefined).slice(0, MOST_OPERATIONS);
  const lines: string[] = [];
  let line = '';
  for (const { insert, attributes } of operations) {
    if (typeof insert !== 'string') continue;
    const parts = insert.toWellFormed().replaceAll('\0', '').split('\n');
    for (const [index, part] of parts.entries()) {
      line += part;
      if (index === parts.length - 1) break;
      lines.push(`${lineMark(attributes)}${line}`);
      line = '';
    }
  }
  return [...lines, line].join('\n').trim();
}

/** What a line break says of the line before it. */
function lineMark(attributes: unknown): string {
  if (!isRecord(attributes)) return '';
  if (typeof attributes.header === 'number') return `${'#'.repeat(Math.min(6, Math.max(1, Math.floor(attributes.header))))} `;
  if (attributes.blockquote === true) return '> ';
  if (attributes.list === 'ordered') return '1. ';
  if (attributes.list === 'bullet') return '- ';
  if (attributes.list === 'checked') return '- [x] ';
  return attributes.list === 'unchecked' ? '- [ ] ' : '';
}
