import { flagSchema } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { bag, checked, instant, line, uuid, version } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/flags` as const;

/** Origins of a flag's value: set here by the lender, in the brand's data, or the default. */
const FLAG_ORIGINS = ['LENDER', 'BRAND', 'DEFAULT'] as const;

const flagValue = z.strictObject({ ...flagSchema.shape, variables: bag });
const person = z.strictObject({ name: line, at: instant });

/** A change of a flag: its two values, who made it, and for a flag that touches money, who decided. */
const flagChange = z.strictObject({
  changeUuid: uuid,
  from: flagValue,
  to: flagValue,
  /** `OPEN`: proposed, and not in effect. */
  state: z.enum(['OPEN', 'APPLIED', 'REJECTED']),
  made: person,
  /** The second person; null for a change that needs none. */
  decided: z.nullable(person),
});

const managedFlag = z.strictObject({
  ...flagValue.shape,
  key: z.string(),
  origin: z.enum(FLAG_ORIGINS),
  version,
  /** The open proposal of a flag that touches money. `isOwn`: the caller made it. */
  proposal: z.nullable(z.extend(flagChange, { isOwn: z.boolean() })),
});

const flagParams = z.strictObject({ key: checked(z.string(), z.regex(/^[\w.-]{1,80}$/)) });

/** Lists every flag that the product knows, with its value for the lender. */
export const listFlags = call({
  id: 'ST-15 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['content'],
  reply: z.array(managedFlag),
  errors: [],
});

/**
 * Sets a flag for the lender. Outside its schedule, an enabled flag is off. A change of a flag that touches money is a
 * proposal: the flag has its earlier value until another person approves.
 */
export const changeFlag = call({
  id: 'ST-15 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{key}`,
  auth: 'staff',
  permission: ['content'],
  params: flagParams,
  body: flagSchema,
  reply: managedFlag,
  errors: ['choice-unknown', 'not-at-this-step'],
  rules: { ifMatch: 'required', stepUp: true },
});

/** Approves or rejects the open proposal of another person. */
export const decideFlagProposal = call({
  id: 'ST-15 decision',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{key}/proposals/{changeUuid}`,
  auth: 'staff',
  permission: ['content'],
  params: z.extend(flagParams, { changeUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(['APPROVE', 'REJECT']) }),
  reply: managedFlag,
  errors: ['choice-unknown', 'not-at-this-step', 'second-person-needed', 'independent-person-needed'],
  rules: { stepUp: true },
});

/** Lists a flag's latest 50 changes and proposals, newest first. */
export const listFlagChanges = call({
  id: 'ST-15 history',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/{key}/history`,
  auth: 'staff',
  permission: ['content'],
  params: flagParams,
  reply: z.array(flagChange),
  errors: ['choice-unknown'],
});
