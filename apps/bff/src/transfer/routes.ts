import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { confirmImport } from './confirm.ts';
import { discardImport } from './discard.ts';
import { readTransfer } from './list.ts';
import { takeOut } from './out/take-out.ts';
import { previewImport } from './preview.ts';
import { undoImport } from './undo.ts';

const { transfer } = api;
// Each of these reads a whole file, or touches thousands of rows.
const heavy = { limit: perMember(20, 'hour') };

export const transferRoutes: readonly Route[] = [
  on(transfer.read, readTransfer),
  on(transfer.preview, previewImport, heavy),
  on(transfer.confirm, confirmImport, heavy),
  on(transfer.discard, discardImport, { limit: perMember(60, 'hour') }),
  on(transfer.undo, undoImport, heavy),
  on(transfer.export, takeOut, heavy),
];
