/** A statement sent to a database, with its values. */
export interface AskedStatement {
  /** The name of a prepared one. */
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
export function statementIn([asked, values]: readonly unknown[]): AskedStatement | undefined {
  if (isConfig(asked))
    return {
      name: 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined,
      text: asked.text,
      values: 'values' in asked && Array.isArray(asked.values) ? asked.values : [],
    };
  return typeof asked === 'string'
    ? { name: undefined, text: asked, values: Array.isArray(values) ? values : [] }
    : undefined;
}

export const statementsIn = (calls: readonly (readonly unknown[])[]): AskedStatement[] =>
  calls.flatMap((call) => statementIn(call) ?? []);
