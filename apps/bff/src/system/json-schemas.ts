import { z } from 'zod';

export type Json = { [key: string]: unknown };
type Direction = 'input' | 'output';

const REF = '#/$defs/';

/** Collects the named schemas of a document. What is sent and what is answered differ where a field has a default. */
export function createComponents() {
  const named: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };
  const convert = (schema: z.ZodType, io: Direction): Json => {
    const {
      $schema: _,
      $defs,
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs ?? {})) named[io].set(name, withoutId(definition));
    const id = schema.meta()?.id;
    if (id === undefined || '$ref' in root) return withoutId(root);
    named[io].set(id, withoutId(root));
    return { $ref: `${REF}${id}` };
  };
  const differs = (name: string, seen = new Set<string>()): boolean => {
    const [sent, answered] = [named.input.get(name), named.output.get(name)];
    if (!sent || !answered || seen.has(name)) return false;
    if (JSON.stringify(sent) !== JSON.stringify(answered)) return true;
    seen.add(name);
    return refsIn(sent).some((ref) => differs(ref, seen));
  };
  /** Names are known only when all schemas are; until then references carry their direction. */
  const finish = (json: Json, io: Direction): Json => ({ ...json, [DIRECTION]: io });
  return {
    /** A reference to a named schema, or the schema itself. */
    ref: (schema: z.ZodType, io: Direction): Json => finish(convert(schema, io), io),
    /** The fields of an object schema as parameters. */
    parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
      if (!schema) return [];
      const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
        properties?: Record<string, Json>;
        required?: string[];
      };
      convert(schema, 'input');
      return Object.entries(properties).map(([name, { description, ...own }]) => ({
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        ...(description === undefined ? {} : { description }),
        schema: finish(own, 'input'),
      }));
    },
    /** Every named schema, and a function that gives references their final names. */
    schemas(): Json {
      const all = new Map<string, Json>();
      for (const [name, json] of named.output) all.set(name, rename(json, 'output'));
      for (const [name, json] of named.input) {
        if (!named.output.has(name)) all.set(name, rename(json, 'input'));
        else if (differs(name)) all.set(`${name}Input`, rename(json, 'input'));
      }
      return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    /** Gives every reference in a finished document its final name. */
    resolve: (document: Json): Json => rename(document, 'output'),
  };
  function rename(value: Json, io: Direction): Json {
    // Renaming keeps the shape, so an object stays one.
    return renameIn(value, io, (name, direction) => (direction === 'input' && differs(name) ? `${name}Input` : name)) as Json;
  }
}

const DIRECTION = 'x-direction';

function renameIn(value: unknown, io: Direction, nameOf: (name: string, io: Direction) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameIn(item, io, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const { [DIRECTION]: direction, ...rest } = value as Json;
  const own = direction === 'input' || direction === 'output' ? direction : io;
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' && item.startsWith(REF)
        ? `#/components/schemas/${nameOf(item.slice(REF.length), own)}`
        : renameIn(item, own, nameOf),
    ]),
  );
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' && item.startsWith(REF) ? [item.slice(REF.length)] : refsIn(item),
  );
}

function withoutId({ id: _, ...json }: Json): Json {
  return json;
}
