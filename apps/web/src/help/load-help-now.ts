/** The one way to the code of Help now, so that what is fetched ahead is what the page then uses. */
export const loadHelpNow = () => import('./HelpNowPage.tsx');
