export type MoodTables = {};
