/** Loads the page of progress. What it is made of is listed here, and not in what every page begins with. */
export default () => import('./ProgressPage.tsx');
