import type { FieldMessage } from '../fields/field-errors.ts';
import { originatorSchema, parseHours, parseStateCodes, type OriginatorInput } from './originator.ts';
import { CSV_ERRORS } from './words.en.ts';

/** The columns of a file of loan officers, in any order. The last one may be left out. */
export const CSV_COLUMNS = [
  'kind',
  'name',
  'nmlsId',
  'phone',
  'email',
  'licensedStates',
  'enforceLicensedStates',
  'repliesWithinHours',
] as const;
type Column = (typeof CSV_COLUMNS)[number];
const OPTIONAL: readonly Column[] = ['repliesWithinHours'];

const MAX_ROWS = 500;

type CsvResult =
  | { readonly rows: readonly OriginatorInput[] }
  /** `field` is the row, counted as a spreadsheet does, and the column: "3 email". */
  | { readonly errors: readonly FieldMessage[] };

/** Reads loan officers from CSV (RFC 4180). All rows are good, or every error is returned. */
export function readOriginatorsCsv(text: string): CsvResult {
  const [head = [], ...lines] = parseCsv(text);
  const columns = head.map((name) => name.trim());
  const missing = CSV_COLUMNS.filter((name) => !columns.includes(name) && !OPTIONAL.includes(name));
  if (missing.length > 0) return { errors: [{ field: '1', message: CSV_ERRORS.columns(missing) }] };
  if (lines.length === 0) return { errors: [{ field: '1', message: CSV_ERRORS.empty }] };
  if (lines.length > MAX_ROWS) return { errors: [{ field: '1', message: CSV_ERRORS.tooMany(MAX_ROWS) }] };
  const rows: OriginatorInput[] = [];
  const errors: FieldMessage[] = [];
  const rowOfId = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 2;
    if (cells.length !== columns.length) {
      errors.push({ field: `${row}`, message: CSV_ERRORS.cells(columns.length, cells.length) });
      continue;
    }
    const read = originatorSchema.safeParse(toInput((name) => (cells[columns.indexOf(name)] ?? '').trim()));
    if (!read.success) {
      for (const { path, message } of read.error.issues) errors.push({ field: `${row} ${String(path[0])}`, message });
      continue;
    }
    const before = rowOfId.get(read.data.nmlsId);
    if (before !== undefined) errors.push({ field: `${row} nmlsId`, message: CSV_ERRORS.twice(before) });
    rowOfId.set(read.data.nmlsId, row);
    rows.push(read.data);
  }
  return errors.length > 0 ? { errors } : { rows };
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** The values of a row, as the schema expects them. */
const toInput = (cell: (name: Column) => string): unknown => ({
  kind: cell('kind').toUpperCase(),
  name: cell('name'),
  nmlsId: cell('nmlsId'),
  phone: cell('phone'),
  email: cell('email'),
  licensedStates: parseStateCodes(cell('licensedStates')),
  enforceLicensedStates: YES_NO[cell('enforceLicensedStates').toLowerCase()],
  repliesWithinHours: parseHours(cell('repliesWithinHours')),
});

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
