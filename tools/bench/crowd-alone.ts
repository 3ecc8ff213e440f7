import { measureCrowd } from './crowd.ts';
import { writeSections } from './document.ts';
import { sectionText } from './report.ts';

// `pnpm bench:crowd` measures 100,000 members by themselves and puts the section into docs/benchmarks.md; `--show` only prints it.
const text = sectionText(await measureCrowd());
console.log(text);
if (!process.argv.includes('--show')) writeSections([text]);
process.exit(0);
