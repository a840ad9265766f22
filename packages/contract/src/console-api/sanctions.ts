import { SCREENING_CAUSES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, instant, line, loanParams, text, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, personUuid, reason } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

const path = `${CONSOLE_API}/applications/{uuid}/sanctions`;
const matchParams = z.extend(loanParams, { matchUuid: uuid });
const agreement = z.enum(['AGREES', 'NEAR', 'DIFFERS', 'UNKNOWN']);
const REVIEWERS = ['compliance'] as const;
const staffAction = z.nullable(z.strictObject({ by: z.string(), at: instant }));

/** Returns the screenings against sanctions lists and each possible match: the applicant next to the entry. */
export const readSanctions = call({
  id: 'ST-45',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['file', 'compliance'],
  params: loanParams,
  reply: z.strictObject({
    screenings: z.array(
      z.strictObject({
        when: z.enum(SCREENING_CAUSES),
        at: instant,
        lists: z.array(z.strictObject({ name: line, publishedOn: date })),
        people: z.array(line),
        matches: z.int(),
      }),
    ),
    matches: z.array(
      z.strictObject({
        matchUuid: uuid,
        personUuid,
        name: z.string(),
        role: z.enum(['BORROWER', 'OWNER', 'SIGNER']),
        list: line,
        publishedOn: date,
        foundWhen: z.enum(SCREENING_CAUSES),
        foundAt: instant,
        entry: z.strictObject({
          id: line,
          name: z.string(),
          aliases: z.array(z.string()),
          programs: z.array(z.string()),
          remarks: z.string(),
        }),
        matchedName: z.string(),
        /** From 0 to 1; a score of `least` or more is reviewed. */
        score: z.strictObject({
          total: z.number(),
          least: z.number(),
          name: z.number(),
          birthPoints: z.number(),
          pairs: z.array(z.strictObject({ ours: z.string(), theirs: z.string(), similarity: z.number() })),
        }),
        fields: z.array(
          z.strictObject({
            field: z.enum(['NAME', 'BIRTH_DATE', 'BIRTH_PLACE', 'NATIONALITY', 'ADDRESS', 'ID']),
            ours: z.nullable(z.string()),
            theirs: z.array(z.string()),
            agreement,
          }),
        ),
        state: z.enum(['OPEN', 'PROPOSED', 'CLEARED', 'CONFIRMED']),
        reason: z.nullable(line),
        /** Who first reported that it is a different person, and who decided. */
        proposed: staffAction,
        decided: staffAction,
        /** The caller proposed it, so a second person must decide. */
        isOwnProposal: z.boolean(),
        /** For a confirmed match: the deadline of the report to OFAC, and what was reported. */
        report: z.nullable(
          z.strictObject({ dueOn: date, kind: z.nullable(z.enum(['BLOCKED', 'REJECTED'])), reported: staffAction }),
        ),
        /** Earlier decisions about this entry and a person of the same name, on this loan file or another. */
        earlier: z.array(
          z.strictObject({ at: instant, by: z.string(), confirmedBy: z.string(), reason: line, loanNumber: line }),
        ),
      }),
    ),
  }),
  errors: [],
});

/**
 * Decides a possible match. CLEAR by one person proposes, by a second one clears. REOPEN takes a proposal back. CONFIRM
 * is always recorded: it declines the application on the ground SANCTIONS, or opens the recall of money that the bank
 * has or sent.
 */
export const decideSanctionsMatch = call({
  id: 'ST-45 decision',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/{matchUuid}/decision`,
  auth: 'staff',
  permission: REVIEWERS,
  params: matchParams,
  body: z.strictObject({ outcome: z.enum(['CLEAR', 'REOPEN', 'CONFIRM']), reason, comment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing', 'second-person-needed', 'independent-person-needed'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/** Records that a confirmed match was reported to OFAC (31 CFR 501.603, 501.604). */
export const reportSanctionsMatch = call({
  id: 'ST-45 report',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/{matchUuid}/report`,
  auth: 'staff',
  permission: REVIEWERS,
  params: matchParams,
  body: z.strictObject({
    kind: z.enum(['BLOCKED', 'REJECTED']),
    reference: z.nullish(checked(text, z.maxLength(100))),
  }),
  reply: writeReply({}),
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required' },
});
