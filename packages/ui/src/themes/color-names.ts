import { ownVars, vars } from './contract.css.ts';

function flattenNames(tree: object, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenNames(value, `${prefix}${key}.`)],
    ),
  );
}

const names = flattenNames({ ...vars.color, ...ownVars.color });

/** The contract's variable of a dotted colour key. A key that the contract lacks throws. */
export function colorName(key: string): string {
  const name = names.get(key);
  if (name === undefined) throw new Error(`The contract has no colour ${key}`);
  return name;
}
