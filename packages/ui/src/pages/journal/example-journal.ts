import type { JournalSummary } from '@everstep/domain';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';

const entry = (id: string, more: Partial<JournalSummary>): JournalSummary => ({
  id,
  title: '',
  excerpt: '',
  tags: [],
  moodId: null,
  promptId: null,
  pinned: false,
  locked: false,
  words: 0,
  photoCount: 0,
  finished: true,
  localDate: EXAMPLE_DATE,
  at: `${more.localDate ?? EXAMPLE_DATE}T08:04:00.000Z`,
  timeZone: 'Europe/Berlin',
  updatedAt: `${more.localDate ?? EXAMPLE_DATE}T08:04:00.000Z`,
  version: 3,
  ...more,
});

export const exampleEntries: readonly JournalSummary[] = [
  entry('hill', {
    title: 'The hill before breakfast',
    excerpt: 'I went up the path before breakfast.',
    words: 62,
    tags: ['morning', 'hill'],
    photoCount: 1,
  }),
  entry('draft', { excerpt: 'A sentence that waits for its second half', words: 8, finished: false }),
  entry('okafor', { title: 'What Dr. Okafor asked', words: 240, localDate: '2026-11-19', tags: ['thesis'], pinned: true }),
  entry('night', { locked: true, localDate: '2026-11-16' }),
  entry('mosses', { title: 'Why mosses', words: 531, localDate: '2026-11-14', tags: ['thesis'] }),
];

export const exampleYearsAgo: readonly JournalSummary[] = [
  entry('lisbon', { title: 'Rain in Lisbon', words: 180, localDate: '2025-11-21', photoCount: 3 }),
  entry('first-flat', { title: 'Keys', words: 95, localDate: '2021-11-21' }),
];

export const exampleText = {
  title: 'The hill before breakfast',
  body: 'I went up the path before breakfast and counted the stones. It took longer than last week, and that was all right.\n\nFog over the river, and the dog from the corner house came along for a while. At the top I wrote one sentence of the second chapter on the back of a receipt. It may even be a good one.',
  tags: ['morning', 'hill'],
};
