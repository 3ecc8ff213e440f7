import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { root } from './process.ts';

type Rule = { name: string; comment: string; severity: 'error'; from: object; to: object };
const no = (name: string, comment: string, from: object, to: object): Rule => ({ name, comment, severity: 'error', from, to });

const test = '\\.(test|stories)\\.tsx?$|/testing/|/test/';
/** Schemas, the guides' instructions and the texts of the challenges: no browser needs them. */
const serverOnly = 'node_modules/zod/|^packages/domain/src/(contract|chat/prompts|chat/characters|challenges/(content|index))';
const rules: Rule[] = [
  no(
    'domain-stands-alone',
    'Rules know no room but their own.',
    { path: '^packages/domain/' },
    { path: '^(packages/(?!domain)|apps/|tests/|tools/)' },
  ),
  no(
    'domain-is-pure',
    'No I/O and no framework in a rule.',
    { path: '^packages/domain/src', pathNot: test },
    { path: '^(node:|react|hono|kysely)', dependencyTypes: ['core', 'npm'] },
  ),
  no('ui-knows-domain-only', 'Looks know no app.', { path: '^packages/ui/' }, { path: '^(apps/|tests/|tools/)' }),
  no('ui-ships-no-zod', 'Components take plain data.', { path: '^packages/ui/src', pathNot: test }, { path: serverOnly }),
  no('web-ships-no-zod', 'The endpoint table is enough for the browser.', { path: '^apps/web/src', pathNot: test }, { path: serverOnly }),
  no('web-knows-no-server', 'They meet in the contract.', { path: '^apps/web/' }, { path: '^apps/bff/' }),
  no('bff-knows-no-look', 'They meet in the contract.', { path: '^apps/bff/' }, { path: '^(apps/web/|packages/ui/)' }),
  no(
    'bff-features-have-no-cycle',
    'A cycle hides who decides.',
    { path: '^(packages|apps)/' },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
];

const answer = await cruise(
  ['packages', 'apps'],
  {
    baseDir: root,
    ruleSet: { forbidden: rules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    outputType: 'json',
  },
  { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['import', 'types'], exportsFields: ['exports'] },
);
// The cruise answers text for the json reporter.
const { summary } = JSON.parse(String(answer.output)) as ICruiseResult;
const deep = summary.violations.map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`);
for (const line of deep) console.log(line);
console.log(`${summary.totalCruised} modules, ${deep.length} wrong arrows`);
// Seen: without a compiler API it reads nothing and reports no violation.
process.exit(deep.length > 0 || summary.totalCruised < 20 ? 1 : 0);
