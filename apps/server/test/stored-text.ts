import type { Database } from '../src/kernel/db/schema.ts';
import type { TestApp } from './app.ts';

/**
 * Returns the tables in which a reader of the database could find the pattern in plain text. Bytes are searched as
 * stored.
 */
export async function findTablesWith(
  { context }: TestApp,
  tables: readonly (keyof Database)[],
  pattern: RegExp,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = await context.db.selectFrom(table).selectAll().execute();
    const text = JSON.stringify(rows, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    if (pattern.test(text)) found.push(table);
  }
  return found;
}
