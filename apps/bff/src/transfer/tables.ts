import type { ImportFormat, ImportKind, ImportOrigin } from '@everstep/domain';

/** What an import left behind, by kind. `alias` is a further name of a habit, `photo` a picture of an entry, `vault` the locked journal's. */
export type RecordKind = ImportKind | 'alias' | 'photo' | 'vault';

export interface TransferTables {
  /** The file of a member that waits for a decision: one at a time. */
  importFile: {
    memberId: string;
    /** Becomes the id of the import. */
    id: string;
    fileName: string;
    /** JSON of the ImportPreview as the member saw it. */
    preview: string;
    createdAt: string;
    expiresAt: string;
  };
  dataImport: {
    id: string;
    memberId: string;
    origin: ImportOrigin;
    format: ImportFormat;
    fileName: string;
    /** Also the moment of the last change of every record that it added: one that changes has another. */
    at: string;
    /** JSON of DataImport's `added`. */
    added: string;
    here: number;
    /** JSON of DataImport's `leftOut`. */
    leftOut: string;
    undoneAt: string | null;
    removed: number;
    /** JSON of DataImport's `kept`. */
    kept: string;
    keptCount: number;
  };
  /** What was ever taken in: the same record of the same app is not taken in again. */
  importRecord: {
    memberId: string;
    origin: ImportOrigin;
    /** Hash of what names the record within its app. */
    key: string;
    importId: string;
    kind: RecordKind;
    /** Id of our record; of its habit for a tick. */
    recordId: string;
    /** The day of a tick. */
    localDate: string | null;
    /** What a photo or a challenge came with, where it has no version of its own: something else says that it was changed. */
    stamp: string | null;
  };
  dataExport: { id: string; memberId: string; at: string };
}
