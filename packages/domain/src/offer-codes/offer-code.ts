import * as z from 'zod/mini';
import { readCsv, type CsvResult } from '../csv/read-csv.ts';
import { addressFields } from '../fields/address.ts';
import { firstNameField, lastNameField } from '../fields/name.ts';
import type { KnownAnswers } from '../registration/prefill.ts';
import { OFFER_CODE_ERRORS } from './words.en.ts';

const CODE = /^[A-Z0-9]{8,20}$/;

/** Normalizes a typed code for storage and comparison: people read it from paper, so only letters and digits count. */
export const normalizeOfferCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const offerDate = z.iso.date(OFFER_CODE_ERRORS.date);

/** An offer that the lender mailed: the code on the letter, and the letter's addressee and dates. */
export const offerCodeSchema = z
  .strictObject({
    ...addressFields().shape,
    offerCode: z.string().check(z.overwrite(normalizeOfferCode), z.regex(CODE, OFFER_CODE_ERRORS.code)),
    firstName: firstNameField,
    lastName: lastNameField(),
    inHomeDate: z.nullable(offerDate),
    respondByDate: offerDate,
  })
  .check(
    z.refine(({ inHomeDate, respondByDate }) => inHomeDate === null || inHomeDate <= respondByDate, {
      error: OFFER_CODE_ERRORS.order,
      path: ['respondByDate'],
    }),
  );

export type OfferCode = z.output<typeof offerCodeSchema>;

/** Whether a code still works: through its respond-by date. Both are yyyy-MM-dd. */
export const isOfferOpen = ({ respondByDate }: Pick<OfferCode, 'respondByDate'>, today: string): boolean =>
  today <= respondByDate;

/** Returns the registration's answers that an offer letter fills in: the addressee's name and address. */
export const offerAnswers = ({
  firstName,
  lastName,
  street1,
  street2,
  city,
  state,
  zip,
}: Omit<OfferCode, 'inHomeDate' | 'street2'> & { readonly street2?: string | null | undefined }): KnownAnswers => ({
  name: { firstName, lastName },
  address: { street1, street2, city, state, zip },
});

/** The columns of a file of offer codes, in any order. */
export const OFFER_CODE_COLUMNS = [
  'offerCode',
  'firstName',
  'lastName',
  'inHomeDate',
  'respondByDate',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
] as const;

/** Reads offer codes from CSV. All rows are good, or every error is returned. */
export const readOfferCodesCsv = (text: string): CsvResult<OfferCode> =>
  readCsv(text, {
    columns: OFFER_CODE_COLUMNS,
    optional: ['street2', 'inHomeDate'],
    schema: offerCodeSchema,
    key: 'offerCode',
    sameKey: OFFER_CODE_ERRORS.twice,
    toInput: (cell) => ({
      ...Object.fromEntries(OFFER_CODE_COLUMNS.map((name) => [name, cell(name)])),
      inHomeDate: cell('inHomeDate') || null,
    }),
  });
