import { expect, test } from 'vitest';
import { SEALED, type SealedColumn } from '../../kernel/db/sealed.ts';
import { AGED_TABLES } from './aged-records.ts';
import { ACCOUNT_TABLES, FILE_RECORD_ROWS } from './file-tables.ts';

/** SealedValue, but not a borrower's: the lender's own, and a draft that lasts a day. */
const LENDER_TABLES = ['webhook_secret', 'registration_draft'];

test('every sealed column is erased with a file, an account or by age, or is emptied', () => {
  const rows = [...Object.values(FILE_RECORD_ROWS).flat(), ...ACCOUNT_TABLES];
  const gone = new Set([
    ...rows.filter(({ emptied }) => !emptied).map(({ table }) => table),
    ...AGED_TABLES.map(({ table }) => table),
    ...LENDER_TABLES,
  ]);
  const isEmptied = (name: string, column: string) =>
    rows.some(
      ({ table, emptied }) => table === name && emptied?.split(', ').some((part) => part.startsWith(`${column} = `)),
    );
  const entries: readonly SealedColumn[] = Object.values(SEALED);
  const getName = ({ schema, table }: SealedColumn) => (schema ? `${schema}.${table}` : table);
  expect(
    entries
      .filter((entry) => !gone.has(getName(entry)) && !isEmptied(getName(entry), entry.column))
      .map((entry) => `${getName(entry)}.${entry.column}`),
  ).toEqual([]);
  expect(isEmptied('document', 'sealed') && isEmptied('signature_evidence', 'sealed')).toBe(true);
});
