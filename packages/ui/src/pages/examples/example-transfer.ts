import type { DataImport, ImportPreview } from '@everstep/domain';
import type { TransferViewProps } from '../transfer/TransferView.tsx';
import { exampleNow, minutesAgo } from './example-day.ts';

const nothing = () => {};
const DAY = 24 * 60;
const inAnHour = new Date(exampleNow.getTime() + 3_600_000).toISOString();
const inAMonth = new Date(exampleNow.getTime() + 28 * 86_400_000).toISOString();

/** What Loop's archive would bring. */
export const examplePreview: ImportPreview = {
  id: '1',
  origin: 'loop',
  format: 'loop-csv',
  fileName: 'Loop Habits CSV 2026-11-20.zip',
  counts: [
    { kind: 'habit', found: 4, fresh: 3, here: 1 },
    { kind: 'tick', found: 1286, fresh: 1104, here: 182 },
  ],
  from: '2023-01-09',
  to: '2026-11-20',
  samples: [
    { kind: 'habit', localDate: '2023-01-09', text: 'Meditate' },
    { kind: 'habit', localDate: '2024-03-02', text: 'Read twenty pages' },
    { kind: 'habit', localDate: '2025-06-14', text: 'Wake up early' },
  ],
  leftOut: [
    { reason: 'habit-details', count: 2 },
    { reason: 'no-mark', count: 1 },
  ],
  adapted: [{ title: 'Wake up early', was: '2 times in 3 days', schedule: { per: 'week', times: 5 } }],
  moods: [],
  expiresAt: inAnHour,
};

/** What a diary of moods would bring, some of them with names of one's own. */
export const exampleMoodPreview: ImportPreview = {
  ...examplePreview,
  id: '2',
  origin: 'daylio',
  format: 'daylio-csv',
  fileName: 'daylio_export_2026_11_20.csv',
  counts: [{ kind: 'mood', found: 412, fresh: 412, here: 0 }],
  from: '2025-09-01',
  to: '2026-11-19',
  samples: [
    { kind: 'mood', localDate: '2026-11-19', text: 'rad · walk, friends · By the river and back home' },
    { kind: 'mood', localDate: '2026-11-18', text: 'so so · work' },
  ],
  leftOut: [{ reason: 'scales', count: 31 }],
  adapted: [],
  moods: [
    { name: 'so so', score: null, count: 121 },
    { name: 'rad', score: 5, count: 61 },
    { name: 'good', score: 4, count: 190 },
    { name: 'bad', score: 2, count: 40 },
  ],
};

/** A journal that came in two days ago. */
export const exampleImport: DataImport = {
  id: '3',
  origin: 'day-one',
  format: 'day-one-json',
  fileName: 'Export-Journal.zip',
  at: minutesAgo(2 * DAY),
  added: [{ kind: 'entry', count: 84 }],
  here: 0,
  leftOut: [{ reason: 'photos', count: 12 }],
  undoUntil: inAMonth,
  undoneAt: null,
  removed: 0,
  kept: [],
  keptCount: 0,
};

/** Imports: one that can be taken back, one that brought nothing, one that was taken back in part. */
export const exampleImports: readonly DataImport[] = [
  exampleImport,
  {
    ...exampleImport,
    id: '4',
    origin: 'loop',
    format: 'loop-db',
    fileName: 'Loop Habits Backup.db',
    at: minutesAgo(9 * DAY),
    added: [],
    here: 1290,
    leftOut: [],
  },
  {
    ...exampleImport,
    id: '5',
    origin: 'daylio',
    format: 'daylio-csv',
    fileName: 'daylio_export.csv',
    at: minutesAgo(20 * DAY),
    added: [{ kind: 'mood', count: 30 }],
    leftOut: [],
    undoUntil: null,
    undoneAt: minutesAgo(19 * DAY),
    removed: 28,
    kept: [
      { kind: 'mood', localDate: '2026-10-12', text: 'A long walk' },
      { kind: 'mood', localDate: '2026-10-14', text: '' },
    ],
    keptCount: 2,
  },
];

export const exampleTransfer: TransferViewProps = {
  transfer: { imports: [...exampleImports], lastExportAt: minutesAgo(40 * DAY) },
  onRetry: nothing,
  takeOut: { onExport: nothing, onFetchAgain: nothing },
  takeIn: { preview: null, onChoose: nothing, onConfirm: nothing, onDiscard: nothing },
  onAsk: nothing,
  onAskClose: nothing,
  onUndo: nothing,
};
