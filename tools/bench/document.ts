import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.ts';

const FILE = join(root, 'docs/benchmarks.md');
const REMARKS = '## Remarks';

/** Puts sections into the document: each in the place of the one with its title, a new one before the remarks. What others wrote stays. */
export function withSections(document: string, sections: readonly string[]): string {
  const parts = document.split(/^(?=## )/m).map((part) => part.trimEnd());
  for (const section of sections) {
    const place = parts.findIndex((part) => titleOf(part) === titleOf(section));
    const remarks = parts.findIndex((part) => titleOf(part) === REMARKS);
    if (place >= 0) parts[place] = section;
    else parts.splice(remarks < 0 ? parts.length : remarks, 0, section);
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const titleOf = (part: string): string => part.split('\n', 1)[0] ?? '';

/** Writes sections of Markdown, and with a heading also what stands above all of them. */
export function writeSections(sections: readonly string[], heading?: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  const start = before.search(/^## /m);
  const document = heading === undefined ? before : `${heading}\n\n${start < 0 ? '' : before.slice(start)}`;
  writeFileSync(FILE, withSections(document, sections));
  console.log(`Written to ${FILE}`);
}
