/** Where the member's scheme is kept in local storage. */
export const SCHEME_STORAGE_KEY = 'everstep:scheme';
/** Where the member's mode (`light`, `dark` or `system`) is kept in local storage. */
export const MODE_STORAGE_KEY = 'everstep:mode';
