import { type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What a prop can be set by; `none` where its value cannot be written down, such as a function. */
export type PropControl = 'boolean' | 'text' | 'number' | 'choice' | 'object' | 'none';

export type Choice = string | number | null;

/** What lies deeper is as good as unreadable. */
const DEPTH = 12;

const has = ({ flags }: Type, wanted: TypeFlags): boolean => (flags & wanted) !== 0;

/** What a value may be, `undefined` left out. */
const alternatives = (type: Type): readonly Type[] =>
  (type.isUnionType() ? type.getTypes() : [type]).filter((each) => !has(each, TypeFlags.Undefined | TypeFlags.Void));

/** Nodes of React can be words, and words can be written. */
const isNode = (type: Type): boolean => type.getAliasSymbol()?.name === 'ReactNode';

/**
 * The words or numbers that a type names; none where it also takes others. Objects beside them, such as a value for each breakpoint, don't count.
 *
 * @param orders lists as they stand in the source; TypeScript keeps the members of a union in an order of its own
 */
export function choicesOf(type: Type, orders: readonly (readonly Choice[])[]): readonly Choice[] {
  if (isNode(type)) return [];
  const given = alternatives(type).filter((each) => !has(each, TypeFlags.Object));
  const words = given.flatMap((each) => (each.isStringLiteralType() || each.isNumberLiteralType() ? [each.value] : []));
  const empty = given.some((each) => has(each, TypeFlags.Null)) ? [null] : [];
  if (words.length === 0 || words.length + empty.length < given.length) return [];
  const order = orders.find((list) => list.length === words.length && list.every((choice) => words.some((word) => word === choice)));
  return [...(order ?? words.toSorted((one, other) => Number(one) - Number(other))), ...empty];
}

export function controlOf(checker: Checker, type: Type): PropControl {
  if (isNode(type)) return 'text';
  const given = alternatives(type).filter((each) => !has(each, TypeFlags.Null));
  if (given.length > 0 && given.every((each) => has(each, TypeFlags.BooleanLike))) return 'boolean';
  if (given.some((each) => has(each, TypeFlags.StringLike) || isNode(each))) return 'text';
  if (given.length > 0 && given.every((each) => has(each, TypeFlags.NumberLike))) return 'number';
  return given.length > 0 && given.every((each) => isData(checker, each, DEPTH)) ? 'object' : 'none';
}

/** Whether all values of a type are plain data, as JSON could have them. */
function isData(checker: Checker, type: Type, depth: number): boolean {
  if (isNode(type) || type.isTypeParameter() || has(type, TypeFlags.Primitive)) return true;
  if (depth === 0) return false;
  const within = (each: Type | undefined): boolean => each !== undefined && isData(checker, each, depth - 1);
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().every(within);
  if (type.isTypeReference() && (checker.isArrayType(type) || checker.isTupleType(type)))
    return checker.getTypeArguments(type).every(within);
  if (!type.isObjectType() || isForeign(type) || checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return false;
  return (
    checker.getPropertiesOfType(type).every((property) => within(checker.getTypeOfSymbol(property))) &&
    checker.getIndexInfosOfType(type).every(({ valueType }) => within(valueType))
  );
}

/** Named elsewhere: elements, refs, sets, files and dates are no data. */
function isForeign(type: Type): boolean {
  const symbol = type.getSymbol();
  if (!symbol || symbol.name.startsWith('__')) return false;
  return symbol.declarations.some(({ path }) => /node_modules|bundled:/.test(path));
}
