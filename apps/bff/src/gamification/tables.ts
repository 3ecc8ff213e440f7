export type GamificationTables = {};
