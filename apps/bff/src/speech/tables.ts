/** A text that was read aloud for a member. */
export interface SpeechClipTable {
  memberId: string;
  /** SHA-256 over service, voice, speed, format and text. */
  hash: string;
  fileId: string;
  createdAt: string;
}

export interface SpeechTables {
  speechClip: SpeechClipTable;
}
