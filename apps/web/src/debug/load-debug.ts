/** Loads the debug pages, all at once: few open them, and who does opens several. */
export default () => import('./debug-pages.ts');
