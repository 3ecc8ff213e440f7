/** Origin of the API without a trailing slash; empty when the page's own server answers. Set at build time. */
export const API_BASE: string = (import.meta.env.VITE_API_BASE ?? '').replace(/\/$/, '');
