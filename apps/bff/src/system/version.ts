import manifest from '../../package.json' with { type: 'json' };

/** Version of the server, as in its package. */
export const version: string = manifest.version;
