import { type CoursePromptExample, coursePersonaOf, coursePromptExamples } from '@everstep/domain/courses';
import { courseGuides } from '@everstep/domain/guides';
import type { LearningPersona } from '@everstep/ui/pages';

const examplesOf = (id: string): readonly CoursePromptExample[] => coursePromptExamples[coursePersonaOf(id)];

/** Those who may answer, by their first names, as there is little room beside a reply. */
export const learningPersonas: readonly LearningPersona[] = courseGuides.map((guide) => ({
  ...guide,
  name: guide.name.split(',')[0] ?? guide.name,
  specialties: guide.role.slice(1),
  examples: examplesOf(guide.id),
}));
