import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ComponentDoc, type PropDoc, readProps } from './read-props.ts';

const source = join(import.meta.dirname, '../packages/ui/src');

/** Every file that may hold components. */
export const componentFiles = (): readonly string[] =>
  globSync('**/*.tsx', { cwd: source, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] }).map((file) => join(source, file));

/** What Storybook wants to know of a prop for its tables and controls. */
export function argTypeOf({ name, description, required, type, fallback, control, choices }: PropDoc) {
  const isFunction = control === 'none' && type.includes('=>');
  const kinds = {
    boolean: 'boolean',
    text: 'string',
    number: 'number',
    choice: 'enum',
    object: 'object',
    none: isFunction ? 'function' : 'other',
  };
  const controls = {
    boolean: 'boolean',
    text: 'text',
    number: 'number',
    choice: choices.length > 5 ? 'select' : 'radio',
    object: 'object',
  };
  return {
    name,
    description,
    type: { name: kinds[control], required, ...(control === 'choice' ? { value: choices } : {}) },
    control: control === 'none' ? false : { type: controls[control] },
    ...(control === 'choice' ? { options: choices } : {}),
    table: { type: { summary: type }, ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }) },
  };
}

/** The statement that ties a component to its table; `controls.ts` reads it. */
export function docStatement({ name, description, props }: ComponentDoc): string {
  const argTypes = Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));
  return `;${name}.__docgenInfo = ${JSON.stringify({ displayName: name, description, argTypes })};`;
}

/** Gives every component its table of props. */
export function propTables(): Plugin {
  let known: Map<string, readonly ComponentDoc[]> | undefined;
  const componentsIn = (file: string): readonly ComponentDoc[] => {
    known ??= readProps(componentFiles());
    const components = known.get(file) ?? readProps([file]).get(file) ?? [];
    known.set(file, components);
    return components;
  };
  return {
    name: 'everstep-prop-tables',
    enforce: 'pre',
    transform: {
      filter: { id: { include: join(source, '**/*.tsx'), exclude: /\.(stories|test)\.tsx/ } },
      handler: (code, id) => {
        const [file = ''] = id.split('?');
        const statements = componentsIn(file).map(docStatement);
        // At the end of the file, so that all lines stay where they were.
        return statements.length > 0 ? { code: [code, ...statements].join('\n'), map: null } : undefined;
      },
    },
    watchChange: (file) => {
      known?.delete(file);
    },
  };
}
