import { endpoint } from '../shared/endpoint.ts';
import type { Done, IdParams } from '../shared/schemas.ts';
import { IMPORT_MAX_BYTES } from './limits.ts';
import type * as S from './schemas.ts';

const stale = ['transfer', 'habits', 'mood', 'journal', 'goals', 'challenges', 'progress', 'dashboard'] as const;

export const transfer = {
  read: endpoint<{ query: typeof S.TransferQuery; response: typeof S.Transfer }>({
    method: 'GET',
    path: '/api/imports',
    auth: 'member',
    tags: ['transfer'],
    errors: [],
    summary: 'Files that were taken in, the one that waits for a decision, and when data was last taken out.',
  }),
  preview: endpoint<{ response: typeof S.ImportPreview }>({
    method: 'POST',
    path: '/api/imports',
    auth: 'member',
    tags: ['transfer'],
    errors: ['too_large', 'storage_full', 'unavailable'],
    status: 201,
    upload: { field: 'file', maxBytes: IMPORT_MAX_BYTES },
    summary: 'Look at a file of another app, or of an export from here. It waits an hour for a decision, in place of the one before.',
  }),
  confirm: endpoint<{ params: typeof IdParams; body: typeof S.ConfirmImportBody; response: typeof S.DataImport }>({
    method: 'POST',
    path: '/api/imports/{id}/confirm',
    auth: 'member',
    tags: stale,
    errors: ['not_found', 'unavailable'],
    summary: 'Take in a file that was looked at. What is here already is not added again; nothing of it earns or marks a day.',
  }),
  discard: endpoint<{ params: typeof IdParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/imports/{id}',
    auth: 'member',
    tags: ['transfer'],
    errors: ['not_found'],
    summary: 'Forget a file that was looked at.',
  }),
  undo: endpoint<{ params: typeof IdParams; response: typeof S.DataImport }>({
    method: 'POST',
    path: '/api/imports/{id}/undo',
    auth: 'member',
    tags: stale,
    errors: ['not_found', 'conflict'],
    summary: 'Take an import back within 30 days: what it added goes, what was changed since stays.',
  }),
  export: endpoint<{ response: typeof S.ExportAnswer }>({
    method: 'POST',
    path: '/api/export',
    auth: 'member',
    tags: ['transfer', 'gamification', 'progress', 'dashboard'],
    errors: [],
    status: 201,
    hoist: ['award'],
    summary: 'Take out everything: a link to an archive with JSON, CSV and pages to read.',
  }),
};
