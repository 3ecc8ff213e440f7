import { type Endpoint, type ErrorCode, errorCatalogue, probes, UPLOAD_OFFSET, UPLOAD_PART_TYPE } from '@everstep/domain';
import { type ContractRow, contractRows, shared, system } from '@everstep/domain/contract';
import type { z } from 'zod';
import { createComponents, type Json } from './json-schemas.ts';
import { version } from './version.ts';

/** The OpenAPI 3.1 document of every endpoint, made from the endpoint table. */
export function openApiDocument(rows: readonly ContractRow[] = contractRows): Json {
  const components = createComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of rows) {
    for (const path of [row.endpoint.path, ...(row.endpoint.aliases ?? [])]) {
      paths[path] = { ...paths[path], [row.endpoint.method.toLowerCase()]: operation(row, path, components) };
    }
  }
  paths[probes.health] = { get: probe('health', 'Whether the server and its storage are well.', components.ref(system.Health, 'output')) };
  paths[probes.ready] = { get: probe('ready', 'Whether the server takes requests.', components.ref(system.Ready, 'output')) };
  return components.resolve({
    openapi: '3.1.0',
    info: { title: 'Everstep', version, description: 'The same table serves the API, the web app and this document.' },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...components.schemas(), Failure: failureSchema },
    },
  });
}

type Components = ReturnType<typeof createComponents>;

/** What tells an alias apart: its last word, or the one after `/api` where it ends with a parameter. */
function aliasName(path: string): string | undefined {
  const parts = path.split('/');
  return parts.at(-1)?.startsWith('{') ? parts[2] : parts.at(-1);
}

function operation({ name, endpoint, schemas }: ContractRow, path: string, components: Components): Json {
  const body = requestBody(endpoint, schemas.body, components);
  return {
    operationId: path === endpoint.path ? name : `${name}.${aliasName(path)}`,
    summary: endpoint.summary,
    tags: [name.split('.')[0] ?? name],
    ...(endpoint.auth === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...components.parameters(schemas.params, 'path'),
      ...components.parameters(schemas.query, 'query'),
      ...headerParameters(endpoint, components),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { [String(endpoint.status ?? 200)]: success(endpoint, schemas.response, components), ...failures(endpoint, schemas) },
  };
}

function headerParameters(endpoint: Endpoint, components: Components): Json[] {
  if (endpoint.auth === 'public') return [];
  const zone = {
    name: 'X-Time-Zone',
    in: 'header',
    description: 'Zone of the device; that of the profile counts when it is absent.',
    schema: components.ref(shared.TimeZone, 'input'),
  };
  const country = {
    name: 'X-Country',
    in: 'header',
    description:
      'Country whose helplines the reader chose, by its two letters, or `elsewhere`. Without a known one, the zone and then the language tell.',
    schema: { type: 'string' },
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same request is answered with the first answer.',
    schema: { type: 'string', format: 'uuid' },
  };
  if (endpoint.method === 'GET') return [zone];
  const offset = {
    name: UPLOAD_OFFSET,
    in: 'header',
    required: true,
    description: 'Where in the file this part begins, in bytes: as much as the server has of it.',
    schema: { type: 'integer', minimum: 0 },
  };
  return [zone, country, key, ...(endpoint.bytes && endpoint.bytes.field === undefined ? [offset] : [])];
}

function requestBody(endpoint: Endpoint, body: z.ZodType | undefined, components: Components): Json | undefined {
  if (endpoint.upload) {
    const { field, maxBytes } = endpoint.upload;
    const file = { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes.` };
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', required: [field], properties: { [field]: file } } } },
    };
  }
  if (endpoint.bytes) {
    const { field } = endpoint.bytes;
    const bytes = { type: 'string', format: 'binary' };
    const content =
      field === undefined
        ? { [UPLOAD_PART_TYPE]: { schema: bytes } }
        : { 'multipart/form-data': { schema: { type: 'object', required: [field], properties: { [field]: bytes } } } };
    return { required: true, content };
  }
  if (!body) return undefined;
  return { required: !body.safeParse({}).success, content: { 'application/json': { schema: components.ref(body, 'input') } } };
}

function success(endpoint: Endpoint, response: z.ZodType, components: Components): Json {
  const stream = { 'text/event-stream': { schema: { type: 'string' } } };
  if (endpoint.stream === 'always') return { description: 'A stream of server-sent events.', content: stream };
  const hoisted = Object.fromEntries((endpoint.hoist ?? []).map((key) => [key, { description: `The same as data.${key}.` }]));
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: components.ref(response, 'output'), ...hoisted },
  };
  return { description: 'Done.', content: { 'application/json': { schema }, ...(endpoint.stream ? stream : {}) } };
}

function failures(endpoint: Endpoint, schemas: ContractRow['schemas']): Record<string, Json> {
  const codes = new Set<ErrorCode>([...endpoint.errors, 'rate_limited', 'internal']);
  if (schemas.params || schemas.query || schemas.body || endpoint.upload || endpoint.bytes) codes.add('validation');
  if (schemas.body || endpoint.upload) for (const code of ['malformed', 'too_large', 'unsupported_type'] as const) codes.add(code);
  if (endpoint.auth !== 'public') for (const code of ['unauthenticated', 'session_expired', 'suspended'] as const) codes.add(code);
  if (endpoint.auth === 'admin') codes.add('forbidden');
  if (endpoint.method !== 'GET') codes.add('storage_full');
  const byStatus = Object.groupBy(codes, (code) => String(errorCatalogue[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, own]) => [
      status,
      { description: (own ?? []).sort().join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    ]),
  );
}

const probe = (operationId: string, summary: string, schema: Json): Json => ({
  operationId,
  summary,
  tags: ['system'],
  responses: { '200': { description: 'Yes.', content: { 'application/json': { schema } } }, '503': { description: 'No.' } },
});

const failureSchema: Json = {
  type: 'object',
  required: ['success', 'error', 'message'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string', description: 'As in body.email.' }, message: { type: 'string' } },
          },
        },
        details: { description: 'What the caller needs to go on, for example the current row after a conflict.' },
        requestId: { type: 'string', description: 'Names the line in the log of a defect.' },
      },
    },
    message: { type: 'string', description: 'The same as error.message.' },
  },
};
