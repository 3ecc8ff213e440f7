import { join } from 'node:path';
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import { API, type Symbol as Name, NodeBuilderFlags, type Project, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { namedLists } from './named-lists.ts';
import { type Choice, choicesOf, controlOf, type PropControl } from './prop-control.ts';

/** One row of a table of props. */
export interface PropDoc {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** As TypeScript writes it, without `undefined`; by the name it has in the source where that would be too long. */
  readonly type: string;
  /** What its docstring says after `@default`. */
  readonly fallback: string | undefined;
  readonly control: PropControl;
  /** What a `choice` is among. */
  readonly choices: readonly Choice[];
}

export interface ComponentDoc {
  readonly name: string;
  readonly description: string;
  /** The props that are ours, inherited ones included; attributes of HTML elements are not. */
  readonly props: readonly PropDoc[];
}

const root = join(import.meta.dirname, '..');
const configFile = join(root, 'packages/ui/tsconfig.json');
/** Characters of a type that a table has room for. */
const LONGEST = 120;

type Orders = readonly (readonly Choice[])[];

const isOurs = ({ declarations }: Name): boolean => declarations.some(({ path }) => !path.includes('/node_modules/'));

/**
 * Reads the props of components as TypeScript understands them, so that none is lost to `extends`, `Omit` or `Pick`.
 *
 * @param files absolute paths
 * @returns for each file the components that it exports
 */
export function readProps(files: readonly string[]): Map<string, readonly ComponentDoc[]> {
  const api = new API({ cwd: root });
  try {
    const [loaded] = api.updateSnapshot({ openProjects: [configFile] }).getProjects();
    if (!loaded) throw new Error(`TypeScript found no project at ${configFile}`);
    const orders = namedLists();
    return new Map(files.map((file) => [file, componentsIn(loaded, file, orders)]));
  } finally {
    api.close();
  }
}

function componentsIn(project: Project, file: string, orders: Orders): readonly ComponentDoc[] {
  const { checker, program } = project;
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isValue = (exported.flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0;
    const type = isValue && /^[A-Z]/.test(exported.name) ? checker.getTypeOfSymbol(exported) : undefined;
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return [];
    const taken = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
    const props = taken ? checker.getPropertiesOfType(taken).filter(isOurs) : [];
    const description = checker.getDocumentationCommentOfSymbol(exported);
    return [{ name: exported.name, description, props: props.map((prop) => readProp(project, prop, orders)) }];
  });
}

function readProp(project: Project, prop: Name, orders: Orders): PropDoc {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(prop) ?? checker.getUnknownType();
  const choices = choicesOf(type, orders);
  return {
    name: prop.name,
    description: checker.getDocumentationCommentOfSymbol(prop),
    required: (prop.flags & SymbolFlags.Optional) === 0,
    type: choices.length > 0 ? choices.map(written).join(' | ') : typeText(project, prop, type),
    fallback: checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default')?.text,
    control: choices.length > 0 ? 'choice' : controlOf(checker, type),
    choices,
  };
}

const written = (choice: Choice): string => (typeof choice === 'string' ? `'${choice}'` : String(choice));

function typeText(project: Project, prop: Name, type: Type): string {
  const whole = project.checker.typeToString(
    type,
    undefined,
    NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType,
  );
  const declaration = prop.valueDeclaration?.resolve(project);
  const named = declaration && isPropertySignatureDeclaration(declaration) ? declaration.type?.getText() : undefined;
  const text = whole.length > LONGEST ? (named ?? whole) : whole;
  return text.replace(/^\((.*)\) \| undefined$|^(.*) \| undefined$/, '$1$2');
}
