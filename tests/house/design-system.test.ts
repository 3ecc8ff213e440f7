import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'packages/ui/src');

/** Lists that decide what is public: a folder named in one is a component, any other is a part of one. */
const entries = ['index.ts', 'product/index.ts', 'chat/index.ts', 'charts/index.ts', 'illustrations/index.ts'];
const wanted = ['.docs.mdx', '.stories.tsx', '.test.tsx'];

/** Components without a sheet of all their variants, by the reason; their stories are drawn one by one. */
const withoutSheet = {
  'It takes the whole screen or its edge: two of them would hide each other.': [
    'components/BuildStamp',
    'components/CommandPalette',
    'components/ConfirmDialog',
    'components/Dialog',
    'components/SkipLink',
    'product/AccountMenu',
    'product/AppShell',
    'product/AuthLayout',
    'product/BottomBar',
    'product/ErrorPage',
    'product/GoalBoard',
    'product/HelpNow',
    'product/LegalPage',
    'product/PageLayout',
    'product/ReceiptDialog',
    'product/Sidebar',
    'product/TopBar',
    'product/VideoPlayer',
    'product/WelcomeDialog',
    'product/WizardFrame',
  ],
  'It has one look; its stories differ by what is in it.': [
    'components/Accordion',
    'components/FormErrorSummary',
    'components/PageLoader',
    'components/SortableList',
    'product/ActivityList',
    'product/LessonOutline',
    'product/LevelCard',
    'product/MoodPicker',
    'product/MoodWeek',
    'product/PersonaIndicator',
    'product/ReceiptPanel',
    'product/SafetyCard',
    'product/SchemePicker',
    'product/SessionList',
    'product/SettingsSection',
    'product/StatTile',
    'product/StepList',
    'product/StreakStrip',
  ],
};

/** Words for members in attributes, defaults, values, between tags, and in sentences with a gap; and a language that is fixed. */
const FIXED_WORDS = new RegExp(
  [
    '(?:aria-label|label|title|placeholder|description|hint|help|legend|alt|name)="[A-Za-z]',
    String.raw`(?:\w*[lL]abel|title|description|placeholder|message|hint|empty) = '[A-Z]`,
    String.raw`\b(?:label|word|text|title|description|message): ['\`][A-Za-z]`,
    "[?:] '[A-Z][a-z]+(?: [^']*)?'",
    String.raw`>\s*[A-Za-z][a-z]+[^<>{}=;()]*<\/`,
    String.raw`\} [a-z]{2,}[^<>{}=;()]*<\/`,
    String.raw`^\s+[A-Z][a-z’]+(?:,? [^;{}()=|\n]*)?[.…]?$`,
    String.raw`(?<!Error\()\`[A-Z][a-z]+ [^\`]*\$\{`,
    String.raw`\$\{[^}]*\}[:,.]? (?:XP|[a-z]{2,})\b[^\`]*\``,
    String.raw`(?:NumberFormat|DateTimeFormat|toLocale\w+)\('`,
  ].join('|'),
  'gm',
);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Folders of all components, from `packages/ui/src`. */
function componentFolders(): string[] {
  return entries.flatMap((entry) =>
    [...readFileSync(join(source, entry), 'utf8').matchAll(/from '\.\/((?:\w+\/)*[A-Z]\w+)\/index\.ts'/g)].map(([, folder = '']) =>
      join(dirname(entry), folder),
    ),
  );
}

describe('the design system', () => {
  it('gives every component its documentation, stories and tests', () => {
    const folders = componentFolders();
    expect(folders.length).toBeGreaterThan(100);
    const missing = folders.flatMap((folder) => {
      const files = readdirSync(join(source, folder));
      return wanted.filter((ending) => !files.some((file) => file.endsWith(ending))).map((ending) => `${folder}: ${ending}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no folder that looks like a component and is used by none', () => {
    const known = new Set(componentFolders());
    const others = globSync('{components,product,chat,charts}/[A-Z]*/', { cwd: source }).filter((folder) => !known.has(folder));
    const imports = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
    const unused = others.filter(
      (folder) => !imports.some(({ file, text }) => !file.startsWith(`${folder}/`) && text.includes(`/${basename(folder)}/`)),
    );
    expect(unused).toEqual([]);
  });

  it('documents only stories that there are', () => {
    const documents = globSync('**/*.docs.mdx', { cwd: source });
    expect(documents.length).toBeGreaterThan(100);
    const broken = documents.flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const [, from] = /import \* as \w+ from '(\.\/.+\.stories\.tsx)'/.exec(text) ?? [];
      if (!from || !existsSync(join(source, dirname(file), from))) return [`${file}: no stories`];
      const stories = readFileSync(join(source, dirname(file), from), 'utf8');
      return [...text.matchAll(/of=\{\w+\.(\w+)\}/g)].flatMap(([, name = '']) =>
        new RegExp(`export const ${name}\\b`).test(stories) ? [] : [`${file}: ${name}`],
      );
    });
    expect(broken).toEqual([]);
  });

  it('shows every component on a sheet of all that it can look like, which the proofs of looks and pictures draw', () => {
    const bare = componentFolders().filter((folder) => {
      const stories = globSync(`${folder}/*.stories.tsx`, { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
      return !stories.some((text) => /^export const AllVariants\b/m.test(text));
    });
    expect(bare.sort(), 'has neither a story AllVariants nor a reason in `withoutSheet`, or both').toEqual(
      Object.values(withoutSheet).flat().sort(),
    );
  });

  it('tells every file of stories its component, so that its props have controls', () => {
    const files = globSync('{components,product,chat,charts,illustrations}/**/*.stories.tsx', { cwd: source });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !/^\s*component: \w+|[{,] component: \w+/m.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });

  it('keeps the fixed words of components in their texts, where apps can give others', () => {
    const files = globSync('{a11y,charts,chat,components,illustrations,internal,product}/**/*.{ts,tsx}', { cwd: source }).filter(
      (file) => !/\.(?:stories|test|css|variants)\.|(?:^|\/)(?:texts\.ts$|example)/.test(file),
    );
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      [...withoutComments(readFileSync(join(source, file), 'utf8')).matchAll(FIXED_WORDS)].map(([words]) => `${file}: ${words.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('writes no tables into its documentation, which Storybook would show as lines of bars', () => {
    const documents = globSync('**/*.mdx', { cwd: source });
    expect(documents.filter((file) => /^\|/m.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
  });
});
