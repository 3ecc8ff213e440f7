import type { JournalEntry } from '@everstep/domain';
import type { JournalExport } from '@everstep/ui/pages';
import type { TextFile } from '../files/save-file.ts';

/** An entry as it is taken out; the text of one that stays locked is its ciphertext. */
export type EntryFile = Pick<JournalEntry, 'id' | 'title' | 'body' | 'tags' | 'localDate' | 'at' | 'timeZone' | 'sealed'>;

const LOCKED = 'This entry is locked. Open your locked entries before taking them out to have its words here.';

/** One entry as Markdown with its facts on top, as other journals read them. */
export function markdownOf({ title, body, tags, localDate, sealed }: EntryFile): string {
  const facts = [
    '---',
    `date: ${localDate}`,
    ...(title ? [`title: ${JSON.stringify(title)}`] : []),
    ...(tags.length > 0 ? [`tags: ${JSON.stringify(tags)}`] : []),
    '---',
  ];
  return `${facts.join('\n')}\n\n${sealed ? LOCKED : body}\n`;
}

/** The whole journal as one file. */
export function journalFile(format: JournalExport, entries: readonly EntryFile[], date: string): TextFile {
  const name = `journal-${date}`;
  if (format === 'json')
    return {
      name: `${name}.json`,
      type: 'application/json',
      text: `${JSON.stringify({ format: 'everstep-journal-1', entries }, null, 2)}\n`,
    };
  if (format === 'html') return { name: `${name}.html`, type: 'text/html', text: htmlOf(entries) };
  return { name: `${name}.md`, type: 'text/markdown', text: entries.map(markdownOf).join('\n') };
}

function htmlOf(entries: readonly EntryFile[]): string {
  const articles = entries.map(({ title, body, tags, localDate, sealed }) =>
    [
      '<article>',
      `<h2>${escaped(title || localDate)}</h2>`,
      `<p class="facts"><time datetime="${localDate}">${localDate}</time>${tags.length > 0 ? ` · ${escaped(tags.join(', '))}` : ''}</p>`,
      `<div class="text">${escaped(sealed ? LOCKED : body)}</div>`,
      '</article>',
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Journal</title>
<style>
body { font: 1.05rem/1.6 Georgia, serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
article { break-inside: avoid; margin-block: 3rem; }
.facts { color: #555; }
.text { white-space: pre-wrap; }
</style>
<h1>Journal</h1>
${articles.join('\n')}
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
