import { readCsv, type CsvResult } from '../csv/read-csv.ts';
import { originatorSchema, parseHours, parseStateCodes, type OriginatorInput } from './originator.ts';
import { ORIGINATOR_ERRORS } from './words.en.ts';

/** The columns of a file of loan officers, in any order. */
export const ORIGINATOR_COLUMNS = [
  'kind',
  'name',
  'nmlsId',
  'phone',
  'email',
  'licensedStates',
  'enforceLicensedStates',
  'repliesWithinHours',
] as const;

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** Reads loan officers from CSV. Returns all of them, or every error. */
export const readOriginatorsCsv = (text: string): CsvResult<OriginatorInput> =>
  readCsv(text, {
    columns: ORIGINATOR_COLUMNS,
    optional: ['repliesWithinHours'],
    schema: originatorSchema,
    key: 'nmlsId',
    sameKey: ORIGINATOR_ERRORS.twice,
    toInput: (cell) => ({
      kind: cell('kind').toUpperCase(),
      name: cell('name'),
      nmlsId: cell('nmlsId'),
      phone: cell('phone'),
      email: cell('email'),
      licensedStates: parseStateCodes(cell('licensedStates')),
      enforceLicensedStates: YES_NO[cell('enforceLicensedStates').toLowerCase()],
      repliesWithinHours: parseHours(cell('repliesWithinHours')),
    }),
  });
