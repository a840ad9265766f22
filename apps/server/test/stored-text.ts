import type { Database } from '../src/kernel/db/schema.ts';
import type { TestApp } from './app.ts';

/** Which of these tables hold, where anybody who opens the database reads it, what the pattern finds; bytes are looked through as they stand. */
export async function tablesWith(
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
