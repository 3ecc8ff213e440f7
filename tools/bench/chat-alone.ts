import { measureChat, STREAMS } from './chat.ts';
import { writeSections } from './document.ts';
import { prepareData, serverEnv, temporaryFolder } from './everstep.ts';
import { sectionText } from './report.ts';

// `pnpm bench:chat` measures the chat by itself and puts its section into docs/benchmarks.md; `--show` only prints it.
const dataDir = temporaryFolder();
const text = sectionText(await measureChat(serverEnv(dataDir), await prepareData(dataDir, STREAMS)));
console.log(text);
if (!process.argv.includes('--show')) writeSections([text]);
process.exit(0);
