import { originatorSchema } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, uuid, version, whole } from '../shapes/base.ts';
import { colleague, CONSOLE_API } from '../shapes/console.ts';
import { sentAddress, sentName } from '../shapes/person.ts';

const path = `${CONSOLE_API}/originators` as const;
const originatorParams = z.strictObject({ originatorUuid: uuid });
/** Characters of a CSV file: about 400 for each of the 500 rows that an import reads. */
const CSV_BYTES = 200_000;

/** A loan officer or broker, as an admin edits them. */
const originator = z.extend(originatorSchema, {
  originatorUuid: uuid,
  active: z.boolean(),
  /** The teammate who logs in as this loan officer. */
  staff: z.nullish(colleague),
  version,
});

/** Lists the lender's loan officers and brokers by name, including the inactive ones. */
export const listOriginators = call({
  id: 'ST-48 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['admin'],
  reply: z.array(originator),
  errors: [],
  rules: { stepUp: true },
});

export const addOriginator = call({
  id: 'ST-48 post',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['admin'],
  body: originatorSchema,
  status: 201,
  reply: originator,
  errors: [],
  rules: { idempotency: 'required', stepUp: true },
});

/** Changes a loan officer or broker. An inactive one refers no one, and borrowers no longer see them. */
export const changeOriginator = call({
  id: 'ST-48 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{originatorUuid}`,
  auth: 'staff',
  permission: ['admin'],
  params: originatorParams,
  body: z.extend(originatorSchema, { active: z.boolean() }),
  reply: originator,
  errors: [],
  rules: { ifMatch: 'required', stepUp: true },
});

/**
 * Links a loan officer to the teammate who logs in as this person, or for null unlinks them. Refuses a teammate with
 * another permission than `originate`, which their calls need, and one who is linked to another record.
 */
export const linkOriginator = call({
  id: 'ST-48 staff',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{originatorUuid}/staff`,
  auth: 'staff',
  permission: ['admin'],
  params: originatorParams,
  body: z.strictObject({ staffUuid: z.nullish(uuid) }),
  reply: originator,
  errors: ['choice-unknown'],
  rules: { ifMatch: 'required', stepUp: true },
});

/**
 * Adds the loan officers of a CSV file and changes those whose NMLS ID is known. Saves all rows or, if one is wrong,
 * none: the errors name row and column.
 */
export const importOriginators = call({
  id: 'ST-48 import',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/import`,
  auth: 'staff',
  permission: ['admin'],
  body: z.strictObject({ csv: checked(z.string(), z.minLength(1), z.maxLength(CSV_BYTES)) }),
  reply: z.strictObject({ added: whole, changed: whole }),
  errors: [],
  rules: { idempotency: 'required', stepUp: true, bodyLimit: CSV_BYTES * 2 },
});

/** Saves a person whom a loan officer refers. Its ID goes into the referral's link as `rid`, and works for 90 days. */
export const addReferral = call({
  id: 'ST-48 referral',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/{originatorUuid}/referrals`,
  auth: 'staff',
  permission: ['admin'],
  params: originatorParams,
  body: z.strictObject({
    name: z.nullish(sentName),
    address: z.nullish(sentAddress),
    phoneNumber: z.nullish(originatorSchema.shape.phone),
    email: z.nullish(originatorSchema.shape.email),
  }),
  status: 201,
  reply: z.strictObject({ referralUuid: uuid, expiresOn: date }),
  errors: [],
  rules: { idempotency: 'required', stepUp: true },
});
