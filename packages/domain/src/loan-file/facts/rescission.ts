import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import { allSigned, isCurrentClosingSet, isRescindable, owners } from '../people.ts';
import { isInCancelPeriod } from '../predicates.ts';
import { fact } from './fact.ts';
import { type Refusal, requireConsent, notAfter, requireOwner, requireCurrentSet, rule } from './needs.ts';
import { delivery, instant, ordinal, person, recordRef, shortText } from './parts.ts';

/** Facts about the right to cancel: notices, the period, cancellation in time or late. */
export const rescissionFacts = {
  RescissionNoticeDelivered: fact({
    data: z.strictObject({ papers: ordinal, person, how: delivery, at: instant }),
    effect: (file, { person }) => ({
      ...file,
      rescissionNoticeSets: { ...file.rescissionNoticeSets, [person]: file.closingSet },
    }),
    needs: ({ file }, { papers: setNumber, person, how }) =>
      requireCurrentSet(file, setNumber) ??
      rule(
        isRescindable(file) && isCurrentClosingSet(file, file.signingPackageSet),
        'no notice of the right to cancel is due yet',
      ) ??
      requireOwner(file, person) ??
      rule(!isCurrentClosingSet(file, file.rescissionNoticeSets[person]), 'the person already has the notice') ??
      requireConsent(file, person, how === 'ELECTRONIC'),
  }),
  RescissionPeriodSet: fact({
    data: z.strictObject({
      endsAt: instant,
      satisfiedAt: instant,
      last: z.enum(['SIGNATURE', 'NOTICE', 'DISCLOSURE']),
      arithmetic: shortText(1000),
    }),
    /**
     * A new period voids everything that the one before allowed: the owners' confirmations, both clocks, and the order
     * to the county, which is sent again.
     */
    effect: ({ reached: { recording: _before, ...reached }, ...file }, { endsAt, satisfiedAt }) => ({
      ...file,
      reached,
      nonRescissionSets: {},
      clocks: {
        ...file.clocks,
        RESCISSION: { due: endsAt, reached: false },
        SATISFIED: { due: satisfiedAt, reached: false },
      },
    }),
    needs: ({ file }, { endsAt, satisfiedAt }) =>
      rule(isRescindable(file) && allSigned(file) && !file.fundingApproved, 'there is no cancellation period to set') ??
      requireEveryNotice(file) ??
      rule(!notAfter(satisfiedAt, endsAt), 'the wait for mailed cancellations must follow the cancellation period') ??
      rule(isLonger(file.clocks.RESCISSION?.due, endsAt), 'a cancellation period can only be extended'),
  }),
  Rescinded: fact({
    data: z.strictObject({
      person,
      sentAt: instant,
      how: z.enum(['ONLINE', 'LETTER', 'FAX']),
      document: z.nullable(recordRef),
      receivedAt: z.optional(instant),
    }),
    effect: (file, { receivedAt }) => ({
      ...file,
      ended: { status: 'CANCELLED', why: 'RESCINDED', ...(receivedAt !== undefined && { receivedAt }) },
    }),
    needs: ({ file }, { person, sentAt, how, document }) =>
      requireOwner(file, person) ??
      rule(isRescindable(file) && allSigned(file), 'there is nothing to rescind') ??
      rule(isInCancelPeriod(file, sentAt), 'sent after the cancellation period') ??
      rule(how === 'ONLINE' || document !== null, 'a letter must be recorded with its document'),
  }),
  NonRescissionConfirmed: fact({
    data: z.strictObject({ papers: ordinal, person }),
    effect: (file, { person }) => ({
      ...file,
      nonRescissionSets: { ...file.nonRescissionSets, [person]: file.closingSet },
    }),
    needs: ({ file }, { papers: setNumber, person }) =>
      requireCurrentSet(file, setNumber) ??
      requireOwner(file, person) ??
      rule(file.clocks.RESCISSION?.reached === true, 'the cancellation period is still running') ??
      rule(!file.fundsOrdered && !file.fundsSent, 'the money is on its way, so nothing waits for this') ??
      rule(!isCurrentClosingSet(file, file.nonRescissionSets[person]), 'the person has already confirmed'),
    act: true,
  }),
  LateRescissionReceived: fact({
    data: z.strictObject({
      person,
      sentAt: instant,
      how: z.enum(['ONLINE', 'LETTER', 'FAX']),
      document: recordRef,
      receivedAt: z.optional(instant),
    }),
    effect: (file, { person, document }) => ({
      ...file,
      lateRescissions: { ...file.lateRescissions, [person]: document },
    }),
    needs: ({ file }, { person, sentAt }) =>
      requireOwner(file, person) ??
      rule(file.fundsSent && isRescindable(file), 'a rescission is late only once the money has been sent') ??
      rule(!isInCancelPeriod(file, sentAt), 'sent in time, so it cancels the loan') ??
      rule(file.lateRescissions[person] === undefined, 'the person has already rescinded'),
  }),
};

function requireEveryNotice(file: LoanFile): Refusal | null {
  return rule(
    owners(file).every((person) => isCurrentClosingSet(file, file.rescissionNoticeSets[person])),
    'an owner does not have the notice of the right to cancel yet',
  );
}

function isLonger(before: string | undefined, after: string): boolean {
  return before === undefined || !notAfter(after, before);
}
