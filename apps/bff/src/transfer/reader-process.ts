import { writeSync } from 'node:fs';
// Not by way of the whole domain, which would take as long again to load.
import { DomainError, type ImportContext } from '@everstep/domain/transfer';
import { readImportFile } from './read-file.ts';

/**
 * Reads one file and says what it holds, as one JSON text on standard output: a batch, or a problem in words for the member.
 * The server starts it with nothing but the right to read this file and its own code.
 */
const [path = '', context = ''] = process.argv.slice(2);

async function answer(): Promise<object> {
  try {
    // The server wrote this argument.
    return { batch: await readImportFile(path, JSON.parse(context) as ImportContext) };
  } catch (error) {
    // Anything else is a defect; what it says may repeat the file, so nobody hears of it but by the code.
    if (!(error instanceof DomainError)) throw error;
    return { problem: error.message };
  }
}

const text = Buffer.from(JSON.stringify(await answer()));
for (let written = 0; written < text.length; ) written += writeSync(1, text, written);
