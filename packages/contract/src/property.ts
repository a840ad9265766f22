import { OWNERSHIP_TYPES, PROPERTY_CONDITIONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, date, dollars, dollarsIn, line, loanParams, uuid, version } from './shapes/base.ts';
import { helocProperty } from './shapes/heloc.ts';
import { address, sentAddress } from './shapes/person.ts';
import { writeReply } from './shapes/status.ts';
import { UPLOAD_REFERENCE_ERRORS } from './shapes/upload.ts';

/** A parcel that may be the home. */
const candidate = z.strictObject({
  propertyId: line,
  address,
  parcelNumber: z.nullish(line),
  ownerInitials: z.nullish(line),
  lastSaleOn: z.nullish(date),
});
/** A value of the home from public records. */
const estimate = z.strictObject({
  value: dollars,
  low: z.nullish(dollars),
  high: z.nullish(dollars),
  asOf: z.nullish(date),
  source: z.nullish(line),
});

/** Returns the home, its value, its candidate parcels and the owners on its title. */
export const readProperty = call({
  id: 'PR-1',
  tag: 'property',
  method: 'GET',
  path: `${HELOC_API}/property`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    property: helocProperty,
    estimate: z.nullish(estimate),
    candidates: z.array(candidate),
    ownersOnTitle: z.array(z.string()),
    /** How title is held: by the borrower's answer, and by the land records once they are read. */
    ownership: z.strictObject({
      answered: z.nullish(z.enum(OWNERSHIP_TYPES)),
      onTitle: z.nullish(z.enum(OWNERSHIP_TYPES)),
    }),
    version,
  }),
  errors: [],
});

/** Corrects an address for which no parcel was found, within the same state. Records PropertyCorrected. */
export const correctPropertyAddress = call({
  id: 'PR-2 address',
  tag: 'property',
  method: 'PUT',
  path: `${HELOC_API}/property/address`,
  auth: 'borrower',
  params: loanParams,
  body: sentAddress,
  reply: writeReply({}),
  errors: ['state-not-offered'],
  rules: { ifMatch: 'required', openAt: ['NO_PROPERTY_FOUND'] },
});

/** Chooses one of the parcels found. Records ParcelChosen. */
export const chooseParcel = call({
  id: 'PR-2 choice',
  tag: 'property',
  method: 'PUT',
  path: `${HELOC_API}/property/choice`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ propertyId: line }),
  reply: writeReply({}),
  errors: ['choice-unknown'],
  rules: { ifMatch: 'required', openAt: ['MULTIPLE_PROPERTIES'] },
});

/**
 * Saves the parcel number that the borrower gives. At NO_PROPERTY_FOUND it records PropertyCorrected; elsewhere it is a
 * correction that staff decide.
 */
export const correctParcel = call({
  id: 'PR-3',
  tag: 'property',
  method: 'PUT',
  path: `${HELOC_API}/property/parcel`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    parcelNumber: checked(z.string(), z.minLength(1), z.maxLength(60)),
    documentUuids: checked(z.array(uuid), z.maxLength(10)),
  }),
  reply: writeReply({}),
  errors: UPLOAD_REFERENCE_ERRORS,
  rules: { ifMatch: 'required', openAt: ['NO_PROPERTY_FOUND', 'NO_AVM_FOUND', 'LIEN_VERIFICATION'] },
});

/** Saves the borrower's own estimate of the home's value. Records ValueEstimated. */
export const saveValueEstimate = call({
  id: 'PR-4',
  tag: 'property',
  method: 'PUT',
  path: `${HELOC_API}/property/estimate`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    estimatedValue: checked(dollarsIn, z.gte(1)),
    condition: z.nullish(z.enum(PROPERTY_CONDITIONS)),
    beds: z.nullish(checked(z.number(), z.gte(0), z.lte(99))),
    baths: z.nullish(checked(z.number(), z.gte(0), z.lte(99))),
    squareFeet: z.nullish(checked(z.int(), z.gte(0), z.lte(1_000_000))),
  }),
  reply: writeReply({}),
  errors: [],
  rules: { ifMatch: 'required', openAt: ['NO_AVM_FOUND', 'NAV_BPO_ESTIMATE', 'NAV_RESI_EVAL_ESTIMATE'] },
});

/**
 * Disputes how the land records show the title: a correction that staff decide, or the answer to the condition that
 * asked.
 */
export const correctOwnership = call({
  id: 'PR-5',
  tag: 'property',
  method: 'PUT',
  path: `${HELOC_API}/property/ownership`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    ownershipType: z.enum(OWNERSHIP_TYPES),
    /** True: the borrower agrees with the land records. */
    sideWithTitle: z.boolean(),
    documentUuids: checked(z.array(uuid), z.maxLength(10)),
  }),
  reply: writeReply({}),
  errors: UPLOAD_REFERENCE_ERRORS,
  rules: { ifMatch: 'required', openAt: ['LIEN_VERIFICATION', 'TRUST_AND_INSURANCE'] },
});
