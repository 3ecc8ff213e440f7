import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractArgTypes, onlyWritableControls } from '../../.storybook/controls.ts';
import { argTypeOf, componentFiles, docStatement } from '../../.storybook/prop-tables.ts';
import { type ComponentDoc, type PropDoc, readProps } from '../../.storybook/read-props.ts';

const source = join(import.meta.dirname, '../../packages/ui/src');
/** Screens are told by their stories; all else is put together from these. */
const isComponent = (file: string) => /^(a11y|charts|chat|components|illustrations|product)\//.test(relative(source, file));

/** Every component with its file. */
let components: readonly { readonly file: string; readonly component: ComponentDoc }[] = [];
const props = () => components.flatMap(({ component }) => component.props.map((prop) => ({ at: `${component.name}.${prop.name}`, prop })));
const componentOf = (name: string) => components.find(({ component }) => component.name === name)?.component;
const propOf = (name: string, prop: string): PropDoc | undefined => componentOf(name)?.props.find((each) => each.name === prop);
const defaultOf = (prop: PropDoc) => argTypeOf(prop).table.defaultValue?.summary;
const namesOf = (name: string) => componentOf(name)?.props.map((prop) => prop.name);

/** The end of a docstring that names a default, and the prop below it. */
const DEFAULT = /@default (.+?)\s*(?:\*\/\n|\n\s*\*\/\n) *(?:readonly )?(\w+)\??:/g;

/** Whether its folder lets others have it; the rest are parts. */
function isPublic(file: string, name: string): boolean {
  const index = join(dirname(file), 'index.ts');
  return existsSync(index) ? new RegExp(`[{,] ${name}\\b`).test(readFileSync(index, 'utf8')) : file.includes('/a11y/');
}

beforeAll(() => {
  components = [...readProps(componentFiles().filter(isComponent))].flatMap(([file, found]) =>
    found.filter(({ name }) => isPublic(file, name)).map((component) => ({ file, component })),
  );
}, 60_000);

describe('the tables of props', () => {
  it('say in words what every component and every prop is for', () => {
    expect(components.length).toBeGreaterThan(130);
    expect(components.filter(({ component }) => component.description === '').map(({ component }) => component.name)).toEqual([]);
    expect(props().length).toBeGreaterThan(800);
    expect(props().flatMap(({ at, prop }) => (prop.description === '' ? [at] : []))).toEqual([]);
  });

  it('give every yes or no a switch, optional ones included', () => {
    const optional = components.flatMap(({ file, component }) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}(?:readonly )?(\w+)\?: boolean(?: \| undefined)?;$/gm)].flatMap(([, name = '']) => {
        const prop = component.props.find((each) => each.name === name);
        return prop ? [{ at: `${component.name}.${name}`, prop }] : [];
      }),
    );
    expect(optional.length).toBeGreaterThan(60);
    expect(optional.flatMap(({ at, prop }) => (prop.control === 'boolean' ? [] : [`${at}: ${prop.control}`]))).toEqual([]);
    expect(propOf('DatePicker', 'hideLabel')?.control).toBe('boolean');
  });

  it('give every prop a control, except where its value cannot be written down', () => {
    const written = /=>|^Date$|^(?:readonly )?[A-Z]\w*(?:<.*>)?(?:\[\])?(?: \| null)?$/;
    const without = props().filter(({ prop }) => prop.control === 'none');
    expect(without.flatMap(({ at, prop }) => (written.test(prop.type) ? [] : [`${at}: ${prop.type}`]))).toEqual([]);
    expect(props().flatMap(({ at, prop }) => (prop.type === 'ReactNode' && prop.control !== 'text' ? [at] : []))).toEqual([]);
    expect(propOf('NumberField', 'value')?.control).toBe('number');
    expect(propOf('Stepper', 'steps')?.control).toBe('object');
  });

  it('name every default that the source names', () => {
    const shown = new Set(
      components.flatMap(({ file, component }) => component.props.map((prop) => `${file} ${prop.name}: ${defaultOf(prop)}`)),
    );
    const known = new Set(components.flatMap(({ file, component }) => component.props.map((prop) => `${file} ${prop.name}`)));
    const named = [...new Set(components.map(({ file }) => file))].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DEFAULT)].flatMap(([, fallback = '', name = '']) =>
        known.has(`${file} ${name}`) ? [`${file} ${name}: ${fallback}`] : [],
      ),
    );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((each) => !shown.has(each))).toEqual([]);
  });

  it('name props that come from elsewhere, and no attributes of HTML', () => {
    expect(namesOf('Dialog')).toEqual(expect.arrayContaining(['open', 'dismissible', 'footer']));
    expect(namesOf('Dialog')).not.toContain('role');
    expect(namesOf('DatePicker')).toEqual(expect.arrayContaining(['label', 'error', 'today', 'min', 'marks', 'value']));
    expect(namesOf('FileDrop')).toEqual(expect.arrayContaining(['label', 'types', 'maxBytes']));
    expect(namesOf('LinkButton')).toEqual(expect.arrayContaining(['href', 'tone']));
    expect(namesOf('Button')).toEqual(['loading', 'tone', 'size', 'wide', 'icon']);
    expect(props().filter(({ prop }) => /^(?:onClick|className|style|tabIndex|key|slot)$/.test(prop.name))).toEqual([]);
  });

  it('name choices in the order in which we do', () => {
    expect(propOf('Button', 'size')?.choices).toEqual(['small', 'medium', 'large']);
    expect(propOf('Heading', 'level')?.choices).toEqual([1, 2, 3, 4, 5, 6]);
    expect(propOf('Button', 'size')?.type).toBe("'small' | 'medium' | 'large'");
  });
});

describe('what Storybook is told', () => {
  it('is tied to the component and read from it', () => {
    const button = componentOf('Button');
    if (!button) throw new Error('There is no Button');
    const [, info = ''] = /^;Button\.__docgenInfo = (.+);$/.exec(docStatement(button)) ?? [];
    const argTypes = extractArgTypes({ __docgenInfo: JSON.parse(info) });
    expect(argTypes?.loading).toMatchObject({
      type: { name: 'boolean', required: false },
      control: { type: 'boolean' },
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    });
    expect(argTypes?.size).toMatchObject({ control: { type: 'radio' }, options: ['small', 'medium', 'large'] });
    expect(extractArgTypes(undefined)).toBeNull();
  });

  it('keeps controls from values that they could only spoil', () => {
    const element = { $$typeof: Symbol.for('react.element'), props: {} };
    const controlsFor = (initialArgs: Record<string, unknown>) => {
      const argTypes = { text: { name: 'text', control: { type: 'text' } }, data: { name: 'data', control: { type: 'object' } } } as const;
      // Only what the function reads of a story's context is there.
      const told = onlyWritableControls({ argTypes, initialArgs } as unknown as Parameters<typeof onlyWritableControls>[0]);
      return [told.text?.control, told.data?.control].map(Boolean);
    };
    expect(controlsFor({ text: 'Save', data: [{ label: 'Save' }] })).toEqual([true, true]);
    expect(controlsFor({})).toEqual([true, true]);
    expect(controlsFor({ text: element, data: [{ label: element }] })).toEqual([false, false]);
    expect(controlsFor({ data: { onSelect: () => undefined } })).toEqual([true, false]);
    expect(controlsFor({ data: new Set(['a']) })).toEqual([true, false]);
  });
});
