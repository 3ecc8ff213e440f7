import type { LibraryKind, LibraryType } from '@everstep/domain';

export interface LibraryTables {
  /** A document or a video for members. */
  libraryItem: {
    id: string;
    kind: LibraryKind;
    title: string;
    /** The title as searches compare it. */
    titleKey: string;
    /** The file that members get. */
    fileId: string;
    captionsId: string | null;
    downloads: number;
    /** When the file came that members get. */
    publishedAt: string;
    createdAt: string;
    updatedAt: string;
    deletedAt: string | null;
    version: number;
  };
  /** A whole file; its bytes are in the file store under the id. */
  libraryFile: {
    id: string;
    itemId: string;
    role: 'main' | 'captions';
    type: LibraryType | 'text/vtt';
    byteSize: number;
    /** SHA-256 in hexadecimal. */
    checksum: string;
    fileVersion: number;
    /** The administrator whose upload it was. */
    createdBy: string;
    createdAt: string;
    /** When another file took its place; it is removed a day later. */
    replacedAt: string | null;
  };
  /** A file on its way; what came of it is in the file store under the id, and so will be the whole file. */
  libraryUpload: {
    id: string;
    kind: LibraryKind;
    /** The item that gets a new version. */
    itemId: string | null;
    name: string;
    byteSize: number;
    received: number;
    modifiedAt: number | null;
    /** What the whole file is to be, as `blocksDigest` has it; null where whoever began it did not say. */
    digest: string | null;
    /** The request that writes a part of it now, and until when nobody else may. */
    writer: string | null;
    writerUntil: string | null;
    startedBy: string;
    createdAt: string;
    expiresAt: string;
  };
}
