import type * as z from 'zod/mini';
import type { FieldMessage } from '../fields/field-errors.ts';
import { CSV_ERRORS } from './words.en.ts';

const MAX_ROWS = 500;

/** The rows of a file, or its errors. */
export type CsvResult<Row> =
  | { readonly rows: readonly Row[] }
  /** `field` is the row, counted as a spreadsheet does, and the column: "3 email". */
  | { readonly errors: readonly FieldMessage[] };

/** A kind of CSV file: its columns, in any order, and how a row is read. */
export interface CsvFormat<Column extends string, Row> {
  readonly columns: readonly Column[];
  readonly optional: readonly Column[];
  readonly schema: z.ZodMiniType<Row>;
  /** The trimmed values of a row, as the schema expects them. */
  readonly toInput: (cell: (name: Column) => string) => unknown;
  /** The column whose value names a row, and the error for a row with the same one as an earlier row. */
  readonly key: Column;
  readonly sameKey: (row: number) => string;
}

/**
 * Reads a CSV file that staff upload (RFC 4180), such as offer codes or loan officers. Returns all rows or every error.
 */
export function readCsv<Column extends string, Row extends object>(
  text: string,
  { columns: known, optional, schema, toInput, key, sameKey }: CsvFormat<Column, Row>,
): CsvResult<Row> {
  const [head = [], ...lines] = parseCsv(text);
  const columns = head.map((name) => name.trim());
  const missing = known.filter((name) => !columns.includes(name) && !optional.includes(name));
  if (missing.length > 0) return { errors: [{ field: '1', message: CSV_ERRORS.columns(missing) }] };
  if (lines.length === 0) return { errors: [{ field: '1', message: CSV_ERRORS.empty }] };
  if (lines.length > MAX_ROWS) return { errors: [{ field: '1', message: CSV_ERRORS.tooMany(MAX_ROWS) }] };
  const rows: Row[] = [];
  const errors: FieldMessage[] = [];
  const rowOfKey = new Map<unknown, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 2;
    if (cells.length !== columns.length) {
      errors.push({ field: `${row}`, message: CSV_ERRORS.cells(columns.length, cells.length) });
      continue;
    }
    const read = schema.safeParse(toInput((name) => (cells[columns.indexOf(name)] ?? '').trim()));
    if (!read.success) {
      for (const { path, message } of read.error.issues) errors.push({ field: `${row} ${String(path[0])}`, message });
      continue;
    }
    const value: unknown = Object.entries(read.data).find(([name]) => name === key)?.[1];
    const before = rowOfKey.get(value);
    if (before !== undefined) errors.push({ field: `${row} ${key}`, message: sameKey(before) });
    rowOfKey.set(value, row);
    rows.push(read.data);
  }
  return errors.length > 0 ? { errors } : { rows };
}

/** Splits CSV into rows of cells. A quoted cell can contain commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
