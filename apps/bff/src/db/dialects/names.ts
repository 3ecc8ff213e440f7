import { CamelCasePlugin } from 'kysely';

/** Kysely's own rules for names; its plugin would walk every query once more and copy every row. */
class Names extends CamelCasePlugin {
  toSnake(name: string): string {
    return this.snakeCase(name);
  }
  toCamel(name: string): string {
    return this.camelCase(name);
  }
}

const names = new Names();

/** Name in the database for a name in the code: `memberId` is `member_id`. */
export const columnName = (name: string): string => names.toSnake(name);

/** Name in the code for a name in the database. */
export const propertyName = (name: string): string => names.toCamel(name);
