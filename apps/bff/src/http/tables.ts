/** Answers kept under an `Idempotency-Key`, so that a repeated write is told what the first one was told. */
export interface HttpTables {
  idempotency: {
    memberId: string;
    key: string;
    /** Method and path pattern, as in `POST /api/moods`. */
    endpoint: string;
    /** SHA-256 of path, query and body in base64url. */
    bodyHash: string;
    /** HTTP status of the stored answer; null while the first request still runs. */
    status: number | null;
    /** The whole answer as JSON text; null while the first request still runs. */
    answer: string | null;
    createdAt: string;
  };
  /** Counters of the rate limits that servers share. */
  rateLimit: {
    key: string;
    points: number;
    /** Unix time in milliseconds. */
    expire: number | null;
  };
  /** One row, rewritten to find out whether the storage takes writes again. */
  storageProbe: {
    id: number;
    at: string;
  };
}
