/** What a database was asked, with its values. */
export interface AskedStatement {
  /** Of one that is prepared. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

const isConfig = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** The statement in a call of `pg.Client.query`, which takes a text and values or an object; undefined for anything else. */
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
