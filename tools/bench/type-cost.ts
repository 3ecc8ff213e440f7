import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { api } from '../../packages/domain/src/index.ts';

/** Type instantiations that 60 endpoints may cost beyond their schemas. */
export const TYPE_COST_BUDGET = 30_000;

const root = resolve(import.meta.dirname, '../..');
const domain = join(root, 'packages/domain/src');

export interface TypeCost {
  readonly endpoints: number;
  /** Instantiations of the schemas and of what they accept and yield: zod's own share. */
  readonly schemas: number;
  /** The same with the endpoint table, the contract, and one use of each endpoint. */
  readonly table: number;
  /** What the table adds, scaled to 60 endpoints. */
  readonly per60: number;
}

/** Checks two small projects, with and without the endpoint table, and compares what the compiler had to instantiate. */
export function measureTypeCost(): TypeCost {
  const folder = join(root, 'node_modules/.cache/type-cost');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const from = (file: string) => JSON.stringify(relative(folder, join(domain, file)));
  const endpoints = Object.entries(api).flatMap(([feature, rows]) => Object.keys(rows).map((name) => `typeof api.${feature}.${name}`));

  const alone = schemaLines(from);
  const schemas = instantiations(folder, 'schemas', alone);
  const table = instantiations(folder, 'table', [
    ...alone,
    `import type { api } from ${from('api.ts')};`,
    `import type { Answer, Input, Request } from ${from('shared/endpoint.ts')};`,
    `export { contract } from ${from('contract.ts')};`,
    ...endpoints.map((row, index) => {
      const parameters = `input: Input<${row}>, request: Request<${row}>, answer: Answer<${row}>`;
      return `export const use${index} = (${parameters}): object => ({ input, request, answer });`;
    }),
  ]);
  return { endpoints: endpoints.length, schemas, table, per60: Math.round(((table - schemas) * 60) / endpoints.length) };
}

/** Imports the schemas that the contract names and reads what each accepts and yields. */
function schemaLines(from: (file: string) => string): readonly string[] {
  const contract = readFileSync(join(domain, 'contract.ts'), 'utf8');
  const names = [...contract.matchAll(/\b(?:params|query|body|response): (?:(\w+)\.)?(\w+)/g)].map(
    ([, feature = 'shared', name]) => `${feature}.${name}`,
  );
  const used = [...new Set(names)].filter((name) => !name.includes('ZodType'));
  const features = [...new Set(used.map((name) => name.split('.')[0]))];
  return [
    ...features.map((feature) => `import type * as ${feature} from ${from(`${feature}/schemas.ts`)};`),
    ...used.map((name, index) => {
      const parameters = ['input', 'output'].map((side) => `${side}: (typeof ${name})['_zod']['${side}']`).join(', ');
      return `export const schema${index} = (${parameters}): object => ({ input, output });`;
    }),
  ];
}

/** Writes one project and reads the number of instantiations from the compiler's own diagnostics. */
function instantiations(folder: string, name: string, lines: readonly string[]): number {
  const config = join(folder, `${name}.json`);
  writeFileSync(join(folder, `${name}.ts`), `${lines.join('\n')}\n`);
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: [`${name}.ts`] }));
  const report = execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--extendedDiagnostics'], { encoding: 'utf8' });
  const count = /^Instantiations:\s+(\d+)/m.exec(report)?.[1];
  if (count === undefined) throw new Error(`The compiler reported no instantiations:\n${report}`);
  return Number(count);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { endpoints, schemas, table, per60 } = measureTypeCost();
  console.log(`${endpoints} endpoints: ${table} type instantiations, of which ${schemas} are the schemas' own.`);
  console.log(`The table costs ${per60} per 60 endpoints; the budget is ${TYPE_COST_BUDGET}.`);
  if (per60 > TYPE_COST_BUDGET) process.exitCode = 1;
}
