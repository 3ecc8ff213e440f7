import { DomainError, type FieldProblem } from '@everstep/domain';
import type { Schemas } from '@everstep/domain/contract';
import type { z } from 'zod';

const parts = ['params', 'query', 'body'] as const;

/**
 * Parses the parts of a request that an endpoint declares.
 * @throws DomainError `validation` that names every problem of every part, and no value
 */
export function validate(schemas: Schemas, request: { readonly [part in (typeof parts)[number]]?: unknown }): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  const fields: FieldProblem[] = [];
  for (const part of parts) {
    const schema = schemas[part];
    if (!schema) continue;
    const result = schema.safeParse(request[part], { error: missing });
    if (result.success) parsed[part] = result.data;
    else fields.push(...result.error.issues.map((issue) => problem(part, issue)));
  }
  if (fields.length > 0) throw new DomainError('validation', { fields });
  return parsed;
}

function missing(issue: { readonly code?: string | undefined; readonly input?: unknown }): string | undefined {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'This is needed.' : undefined;
}

function problem(part: string, issue: z.core.$ZodIssue): FieldProblem {
  const path = [part, ...issue.path.map(String)].join('.');
  // This message would repeat what was sent.
  if (issue.code === 'unrecognized_keys') return { path, message: 'There are fields here that are not known.' };
  return { path, message: issue.message };
}
