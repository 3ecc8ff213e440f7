import { z } from 'zod';
import { Id, Instant, NextCursor, Page } from '../shared/schemas.ts';
import { onOneLine } from '../shared/short-text.ts';
import { LIBRARY_TITLE_MAX, type LibraryType, libraryKinds, libraryTypes, UPLOAD_NAME_MAX } from './limits.ts';

const size = z.number().int().min(0).describe('In bytes.');
const kind = z.enum(libraryKinds);
const LibraryTitle = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().min(1, 'Give it a title.').max(LIBRARY_TITLE_MAX, `A title has up to ${LIBRARY_TITLE_MAX} characters.`));

/** What members see of a document or a video. */
const shown = {
  id: Id,
  kind,
  title: z.string(),
  type: z.enum(Object.keys(libraryTypes) as [LibraryType]).describe('Media type, found out from the bytes.'),
  byteSize: size,
  checksum: z.string().describe('SHA-256 of the bytes, in hexadecimal.'),
  fileVersion: z.number().int().min(1).describe('1 at first; one more with each file that takes the place of the one before.'),
  publishedAt: Instant.describe('When this version of the file came.'),
  downloads: z.number().int().min(0).describe('How often it was saved, all versions together.'),
  url: z.string().describe('Shows or plays the file; takes Range requests. Good for at least ten minutes, of a video for six hours.'),
  downloadUrl: z.string().describe('Saves the file, under its title.'),
  captionsUrl: z.string().nullable().describe('WebVTT of a video; null without captions.'),
};

export const LibraryItem = z
  .object({ ...shown, createdAt: Instant, version: z.number().int().describe('Goes up with every change.') })
  .meta({ id: 'LibraryItem', description: 'A document or a video that administrators have uploaded, as they see it.' });
export type LibraryItem = z.infer<typeof LibraryItem>;

export const LibraryDownload = z
  .object(shown)
  .meta({ id: 'LibraryDownload', description: 'A document or a video of the library, as members see it.' });
export type LibraryDownload = z.infer<typeof LibraryDownload>;

const search = { q: z.string().trim().max(100).default('').describe('Words of the title.') };
export const LibraryQuery = Page.extend({ ...search, kind: kind.optional() });
export const LibraryItems = z.object({
  items: z.array(LibraryItem).describe('Newest version of a file first.'),
  nextCursor: NextCursor,
  limits: z.object({
    document: size.describe('Largest document, in bytes.'),
    video: size.describe('Largest video, in bytes.'),
    left: size.describe('What the library can still take, in bytes.'),
  }),
});
export type LibraryLimits = z.infer<typeof LibraryItems>['limits'];

export const DownloadsQuery = Page.extend(search);
export const Downloads = z.object({ downloads: z.array(LibraryDownload).describe('Documents, newest first.'), nextCursor: NextCursor });

export const EditLibraryItemBody = z.object({
  title: LibraryTitle,
  version: z.number().int().describe('Version the change is based on; a stale one gets 409 with the current item.'),
});

export const BeginUploadBody = z.object({
  id: Id.describe('Made by the client: begun again, it stays one upload.'),
  kind,
  name: z.string().max(UPLOAD_NAME_MAX).describe('Name of the file; kept as a title without folders and ending.'),
  byteSize: z.number().int().min(1, 'This file is empty.'),
  modifiedAt: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('When the file was changed last, in milliseconds: tells the same file again after a reload.'),
  digest: z
    .string()
    .regex(/^[\da-f]{64}$/, 'A SHA-256 in hexadecimal.')
    .optional()
    .describe(
      'SHA-256 of the SHA-256s of each 4 MiB of the file, one after the other, in hexadecimal. With it, another file is refused when the upload goes on (409) and when it is whole (400).',
    ),
  itemId: Id.optional().describe('The document or video that gets a new version; absent for a new one.'),
});

export const LibraryUpload = z
  .object({
    id: Id,
    kind,
    itemId: Id.nullable(),
    name: z.string(),
    byteSize: size,
    modifiedAt: z.number().int().nullable(),
    received: size.describe('How much the server has, in bytes: the Upload-Offset of the next part.'),
    expiresAt: Instant.describe('It is forgotten then, unless more of it comes.'),
  })
  .meta({ id: 'LibraryUpload', description: 'A file on its way.' });
export type LibraryUpload = z.infer<typeof LibraryUpload>;
export const Uploads = z.object({
  uploads: z.array(LibraryUpload).describe('Those of this administrator that are not whole yet, newest first.'),
});
export const UploadAnswer = z.object({
  upload: LibraryUpload.nullable().describe('Null once the file is whole.'),
  item: LibraryItem.nullable().describe('What became of it; null until the file is whole.'),
});
