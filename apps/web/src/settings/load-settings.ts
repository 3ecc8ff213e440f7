/** Loads the settings. What they are made of is listed here, and not in what every page begins with. */
export default () => import('./SettingsPage.tsx');
