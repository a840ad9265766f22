import { invitedBorrowerSchema, ORIGINATOR_KINDS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, dollars, instant, line, state, text, uuid } from '../shapes/base.ts';
import { NEXT_ACTORS, cursor, CONSOLE_API, limit, now, pageSchema } from '../shapes/console.ts';

const path = `${CONSOLE_API}/officer` as const;

/** A borrower's file as its loan officer sees it: no contact data, income, debts or documents. */
const ownFile = z.strictObject({
  uuid,
  loanNumber: line,
  applicant: line,
  /** The current step, in the borrower's words. It never contains what a credit report says. */
  step: line,
  owner: z.enum(NEXT_ACTORS),
  /** When the current wait began. */
  since: instant,
  createdAt: instant,
  active: z.boolean(),
  lineAmount: z.nullish(dollars),
});

/**
 * Returns the record of the loan officer or broker to whom the caller's account is linked. Every call
 * of theirs returns 404 without an active one.
 */
export const readOwnOriginator = call({
  id: 'ST-49 own',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['originate'],
  reply: z.strictObject({
    originatorUuid: uuid,
    kind: z.enum(ORIGINATOR_KINDS),
    name: line,
    nmlsId: line,
    licensedStates: z.array(state),
    enforceLicensedStates: z.boolean(),
    /** The states that the lender serves. */
    statesServed: z.array(state),
  }),
  errors: [],
  rules: { passive: true },
});

/** Lists the caller's own borrowers' files: the open ones, the longest wait first, or the closed ones. */
export const listOwnPipeline = call({
  id: 'ST-49 pipeline',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/applications`,
  auth: 'staff',
  permission: ['originate'],
  query: z.object({ owner: z.nullish(z.enum(NEXT_ACTORS)), closed: z.nullish(z.literal('true')), cursor, limit }),
  reply: z.extend(pageSchema(ownFile), { now }),
  errors: ['choice-unknown'],
  rules: { passive: true },
});

/** Returns one of the caller's own borrowers' files; 404 for another officer's. */
export const readOwnFile = call({
  id: 'ST-49 file',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/applications/{applicationUuid}`,
  auth: 'staff',
  permission: ['originate'],
  params: z.strictObject({ applicationUuid: uuid }),
  reply: z.extend(ownFile, {
    propertyCity: line,
    propertyState: state,
    /**
     * The sentence that the borrower reads about the current step; null where it contains what a credit report says.
     */
    text: z.nullish(text),
    /** The next step's name. */
    next: z.nullish(line),
    now,
  }),
  errors: [],
});

const INVITATION_STATES = ['INVITED', 'FINISHED', 'EXPIRED'] as const;

const invitation = z.strictObject({
  invitationUuid: uuid,
  /** The borrower's name, as the caller entered it. */
  name: line,
  sentAt: instant,
  /** The last day on which the link works. */
  expiresOn: date,
  state: z.enum(INVITATION_STATES),
});

/** Lists the borrowers for whom the caller started an application, newest first. */
export const listOfficerInvitations = call({
  id: 'ST-49 invitations',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/invitations`,
  auth: 'staff',
  permission: ['originate'],
  query: z.object({ cursor, limit }),
  reply: pageSchema(invitation),
  errors: ['choice-unknown'],
  rules: { passive: true },
});

/**
 * Starts an application for a borrower: saves what the borrower told the caller and emails the borrower one link. The
 * reply is the same whether the address has an account or not. A state without a license is an error of the field
 * `state`.
 */
export const inviteBorrower = call({
  id: 'ST-49 invite',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/invitations`,
  auth: 'staff',
  permission: ['originate'],
  body: invitedBorrowerSchema,
  status: 201,
  reply: invitation,
  errors: ['state-not-offered'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});
