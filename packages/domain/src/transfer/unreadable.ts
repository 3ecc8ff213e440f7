import { DomainError } from '../shared/errors.ts';

/** Says why a file cannot be taken in. Never tells anything of its content. */
export const unreadableFile = (message: string): DomainError =>
  new DomainError('validation', { message, fields: [{ path: 'body.file', message }] });
