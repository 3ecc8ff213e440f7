/** Tables of members, sessions and single-use tokens. */
export type AccountTables = {};
