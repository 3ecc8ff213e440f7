/** What administrators upload for members. */
export const libraryKinds = ['document', 'video'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** Every type that is taken, by its media type: what it is, what it is called, and how its files end. */
export const libraryTypes = {
  'application/pdf': { kind: 'document', name: 'PDF', ending: 'pdf' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { kind: 'document', name: 'Word', ending: 'docx' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { kind: 'document', name: 'Excel', ending: 'xlsx' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { kind: 'document', name: 'PowerPoint', ending: 'pptx' },
  'application/vnd.oasis.opendocument.text': { kind: 'document', name: 'OpenDocument text', ending: 'odt' },
  'application/vnd.oasis.opendocument.spreadsheet': { kind: 'document', name: 'OpenDocument table', ending: 'ods' },
  'application/vnd.oasis.opendocument.presentation': { kind: 'document', name: 'OpenDocument slides', ending: 'odp' },
  'application/epub+zip': { kind: 'document', name: 'EPUB', ending: 'epub' },
  'text/plain': { kind: 'document', name: 'Text', ending: 'txt' },
  'text/markdown': { kind: 'document', name: 'Markdown', ending: 'md' },
  'video/mp4': { kind: 'video', name: 'MP4', ending: 'mp4' },
  'video/webm': { kind: 'video', name: 'WebM', ending: 'webm' },
} as const satisfies Record<string, { kind: LibraryKind; name: string; ending: string }>;
export type LibraryType = keyof typeof libraryTypes;

/** The kinds of files that are taken, as people read them. */
export const libraryTypeWords: Readonly<Record<LibraryKind, string>> = {
  document: 'PDF, Word, Excel, PowerPoint, OpenDocument, EPUB, text or Markdown',
  video: 'MP4 or WebM',
};

/** Types that a browser shows by itself. */
export const shownTypes: readonly LibraryType[] = ['application/pdf', 'text/plain', 'text/markdown', 'video/mp4', 'video/webm'];

export const LIBRARY_TITLE_MAX = 120;
/** Longest name of a file that is read; what is kept of it is shorter. */
export const UPLOAD_NAME_MAX = 255;
export const CAPTIONS_MAX_BYTES = 1024 * 1024;
/** How much of a file a browser sends at once, in bytes: it begins small and follows the line, so that each part takes a second or two. */
export const UPLOAD_PART_BYTES = { first: 512 * 1024, least: 128 * 1024, most: 16 * 1024 * 1024 } as const;
/** How much of a file goes into one digest of those that tell it from others, in bytes. */
export const UPLOAD_BLOCK_BYTES = 4 * 1024 * 1024;
/** An upload that nothing was added to for this long is forgotten, in milliseconds. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
/** Content type of a part of an upload, and the header that says where in the file it begins, as tus has them. */
export const UPLOAD_PART_TYPE = 'application/offset+octet-stream';
export const UPLOAD_OFFSET = 'Upload-Offset';
