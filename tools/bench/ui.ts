import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openChromium } from './chromium.ts';
import { writeSections } from './document.ts';
import { temporaryFolder } from './everstep.ts';
import { interleaved } from './statistics.ts';
import { allKinds, houseKinds, installPeers, type KindName, type KindSource, versionsText } from './ui/kinds.ts';
import { buildPage, serveFolder } from './ui/pages.ts';
import { type Measured, uiSection } from './ui/section.ts';
import { visit } from './ui/visit.ts';

/** `--no-peers` measures against plain HTML and CSS alone, `--rounds=n` takes other than five; neither is written to the document. */
const withPeers = !process.argv.includes('--no-peers');
const given = process.argv.find((argument) => argument.startsWith('--rounds='));
const rounds = given ? Number(given.split('=')[1]) : 5;

if (withPeers) installPeers();
const kinds: Partial<Record<KindName, KindSource>> = withPeers ? allKinds : houseKinds;
const browser = await openChromium();
try {
  const section = uiSection(methodText(browser), await measure(browser));
  console.log(section);
  if (withPeers && !given) writeSections([section]);
} finally {
  await browser.close();
}
process.exit(0);

async function measure(browser: Browser): Promise<[Measured, Measured, ...Measured[]]> {
  const folder = temporaryFolder();
  const built: { name: string; source: KindSource; bytes: Measured['bytes'] }[] = [];
  for (const [name, source] of Object.entries(kinds)) {
    console.log(`Building ${source.label} …`);
    const [button, dialog, dashboard] = [
      await buildPage(source, 'button'),
      await buildPage(source, 'dialog'),
      await buildPage(source, 'dashboard'),
    ];
    await buildPage(source, 'all', join(folder, name));
    built.push({ name, source, bytes: { button, dialog, dashboard } });
  }
  const site = await serveFolder(folder);
  try {
    const measurements = built.map(({ name }) => [name, () => visit(browser, `${site.url}/${name}/index.html`)] as const);
    const visits = await interleaved(rounds, Object.fromEntries(measurements));
    const [plain, ours, ...others] = built.map(({ name, source, bytes }) => ({ source, bytes, visits: visits[name] ?? [] }));
    if (!plain || !ours) throw new Error('Plain and ours are measured always');
    return [plain, ours, ...others];
  } finally {
    site.close();
  }
}

function methodText(browser: Browser): string {
  const cores = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}, by \`pnpm bench:ui\`. ${versionsText(withPeers)}, Chromium ${browser.version()}, headless; ${cores.length} cores (${cores[0]?.model.trim()}), load average ${loadavg()[0]?.toFixed(1)} at the end.`,
    `All are React pages that show the same things; \`plain\` has hand-written classes and CSS, and a native \`<dialog>\` that is mounted when opened. Each is written as its documentation shows, and none is trimmed by hand.`,
    'Bytes are those of JavaScript and CSS after gzip 9, beyond the plain page (React included there), with eight schemes where the page can switch.',
    `Times: ${rounds} fresh pages of each kind, interleaved, medians, as multiples of plain. Work is processor time of the main thread (\`TaskDuration\` in thread ticks) around the act, and painted the time until the frame after the one in which the result stands. Dialogs and chats open with reduced motion, since plain ones do not move.`,
    'A row has title, line of meaning, chip and button. The scheme is switched over 25 places, 12 cards and 1,000 rows. Cold is the first mount of a page, warm a later one. The dialog and the chat are opened for the second time and later. Ours draws what is in sight of long conversations, the others all of it. The field for a message has a placeholder and grows with its text, save that of Radix Themes, which cannot. Heap is what the browser counts after a collection.',
  ].join('\n');
}
