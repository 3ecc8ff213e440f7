export { CANARY, plantCanaries } from './canaries.ts';
export { confirmedAdmin } from './confirmed-admin.ts';
export { administer, type DatabaseName, databases, postgresUrl, testDatabase } from './databases.ts';
export { explain, isRead, listeningDatabase, WHOLE_TABLE } from './listening-database.ts';
export { insertMember, type NewMember } from './members.ts';
export { memoryFiles, noPushService, plainGuide, recordingLog, recordingMailer, type TestClock, testClock } from './outside.ts';
export { CallError, errorOf, type Person } from './person.ts';
export { testEnv, type World, type WorldOptions, world } from './world.ts';
