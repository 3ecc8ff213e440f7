import { fileURLToPath } from 'node:url';
import { openApiDocument } from './openapi.ts';

/** Where the document is committed. */
export const openApiFile = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
