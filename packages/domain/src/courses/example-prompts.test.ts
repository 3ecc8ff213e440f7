import { expect, it } from 'vitest';
import { coursePersonaIds } from '../chat/course-personas.ts';
import { coursePromptExamples, offlineCourseReply } from './index.ts';
import { COURSE_PROMPT_MAX, DEFAULT_COURSE_LEVEL } from './limits.ts';

it('shows three ways to begin with each persona, and most of them need no model', () => {
  for (const id of coursePersonaIds) {
    const examples = coursePromptExamples[id];
    expect(examples).toHaveLength(3);
    expect(new Set(examples.map(({ label }) => label)).size).toBe(3);
    for (const { prompt } of examples) expect(prompt.length).toBeLessThan(COURSE_PROMPT_MAX);
    const made = examples.filter(({ prompt }) => !offlineCourseReply(id, prompt, DEFAULT_COURSE_LEVEL).startsWith('I work without'));
    expect(made.length).toBeGreaterThanOrEqual(2);
  }
});
