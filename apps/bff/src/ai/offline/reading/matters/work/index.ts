import type { Matter } from '../matter.ts';
import { amongPeople } from './among-people.ts';
import { aroundWork } from './around-work.ts';
import { colleagues } from './colleagues.ts';
import { dreadOfSchool } from './dread-of-school.ts';
import { examCares } from './exam-cares.ts';
import { exams } from './exams.ts';
import { hardDays } from './hard-days.ts';
import { jobCares } from './job-cares.ts';
import { jobHunting } from './job-hunting.ts';
import { jobTurns } from './job-turns.ts';
import { jobs } from './jobs.ts';
import { leading } from './leading.ts';
import { papers } from './papers.ts';
import { quitting } from './quitting.ts';
import { school } from './school.ts';
import { schoolDays } from './school-days.ts';
import { starting } from './starting.ts';
import { study } from './study.ts';
import { waysOfWork } from './ways-of-work.ts';
import { work } from './work.ts';
import { workingDays } from './working-days.ts';
import { workingHours } from './working-hours.ts';

/** Work, looking for it, and learning. */
export const ofWork: readonly Matter[] = [
  ...amongPeople,
  ...aroundWork,
  ...colleagues,
  ...dreadOfSchool,
  ...examCares,
  ...exams,
  ...hardDays,
  ...jobCares,
  ...jobHunting,
  ...jobTurns,
  ...jobs,
  ...leading,
  ...papers,
  ...quitting,
  ...school,
  ...schoolDays,
  ...starting,
  ...study,
  ...waysOfWork,
  ...workingDays,
  ...workingHours,
  ...work,
];
