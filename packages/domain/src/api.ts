// One export an area, gathered as `api` where it leaves the package: a page then brings the rows of the areas that it calls, and no others.
export { accounts } from './accounts/endpoints.ts';
export { admin } from './admin/endpoints.ts';
export { care } from './care/endpoints.ts';
export { challenges } from './challenges/endpoints.ts';
export { chat } from './chat/endpoints.ts';
export { council } from './council/endpoints.ts';
export { courses, speech } from './courses/endpoints.ts';
export { dashboard } from './dashboard/endpoints.ts';
export { gamification } from './gamification/endpoints.ts';
export { goals } from './goals/endpoints.ts';
export { habits } from './habits/endpoints.ts';
export { images } from './images/endpoints.ts';
export { journal } from './journal/endpoints.ts';
export { knowledge } from './knowledge/endpoints.ts';
export { mood } from './mood/endpoints.ts';
export { notifications } from './notifications/endpoints.ts';
export { system } from './system/endpoints.ts';
export { transfer } from './transfer/endpoints.ts';
