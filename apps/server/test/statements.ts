/** An SQL statement sent to a database, with its values. */
export interface SqlStatement {
  /** The name of a prepared statement. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const isConfig = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/**
 * Returns the statement in a call of `pg.Client.query`, which takes text and values or an object, or undefined for
 * anything else.
 */
export function parseStatement([query, values]: readonly unknown[]): SqlStatement | undefined {
  if (isConfig(query))
    return {
      name: 'name' in query && typeof query.name === 'string' ? query.name : undefined,
      text: query.text,
      values: 'values' in query && Array.isArray(query.values) ? query.values : [],
    };
  return typeof query === 'string'
    ? { name: undefined, text: query, values: Array.isArray(values) ? values : [] }
    : undefined;
}

/** Returns the statements in calls of `pg.Client.query`. */
export const parseStatements = (calls: readonly (readonly unknown[])[]): SqlStatement[] =>
  calls.flatMap((call) => parseStatement(call) ?? []);
