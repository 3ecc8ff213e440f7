/** The one way to the code of the safety plan, so that what is fetched ahead is what the page then uses. */
export const loadSafetyPlan = () => import('./SafetyPlanPage.tsx');
