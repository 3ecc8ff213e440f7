import type { LibraryDownload, LibraryItem, LibraryLimits } from '@everstep/domain';
import type { UploadRow } from './UploadList.tsx';

const item = (change: Partial<LibraryItem> & Pick<LibraryItem, 'id' | 'title'>): LibraryItem => ({
  kind: 'document',
  type: 'application/pdf',
  byteSize: 1_258_291,
  checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  fileVersion: 1,
  publishedAt: '2026-03-16T08:20:00.000Z',
  createdAt: '2026-03-02T08:20:00.000Z',
  downloads: 214,
  url: '',
  downloadUrl: '',
  captionsUrl: null,
  version: 1,
  ...change,
});

export const exampleItem = item({ id: 'i1', title: 'A quiet evening: a guide for winding down', fileVersion: 3 });

export const exampleItems: readonly LibraryItem[] = [
  exampleItem,
  item({
    id: 'i2',
    title: 'Morning at the lake',
    kind: 'video',
    type: 'video/mp4',
    byteSize: 312_475_648,
    downloads: 8,
    captionsUrl: 'data:text/vtt,WEBVTT',
    checksum: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
  }),
  item({
    id: 'i3',
    title: 'Worksheet: what a good week looks like',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    byteSize: 48_213,
    downloads: 1,
    checksum: 'fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
  }),
];

export const exampleDownloads: readonly LibraryDownload[] = exampleItems.filter(({ kind }) => kind === 'document');

const MB = 1024 * 1024;
export const exampleLimits: LibraryLimits = { document: 100 * MB, video: 2048 * MB, left: 18_432 * MB };

export const exampleUploads: readonly UploadRow[] = [
  { id: 'p1', name: 'Lake at night.mp4', byteSize: 640 * MB, received: 212 * MB, state: 'sending' },
  { id: 'p2', name: 'Breathing cards.pdf', byteSize: 4 * MB, received: 4 * MB, state: 'ending' },
  { id: 'p3', name: 'Weekly plan.docx', byteSize: 2 * MB, received: MB, state: 'paused' },
  { id: 'p4', name: 'Forest walk.webm', byteSize: 90 * MB, received: 30 * MB, state: 'waiting' },
  { id: 'p5', name: 'Evening talk.mp4', byteSize: 800 * MB, received: 760 * MB, state: 'left' },
  {
    id: 'p7',
    name: 'Slides of March.pptx',
    byteSize: 30 * MB,
    received: 12 * MB,
    state: 'failed',
    problem: 'There is room for 12 MB more. Delete what is not needed, or ask whoever runs the server for more.',
  },
  {
    id: 'p6',
    name: 'Programme.exe',
    byteSize: MB,
    received: MB,
    state: 'refused',
    problem: 'This is not one of the documents that can be taken: PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, text or Markdown.',
  },
];
