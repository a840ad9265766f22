import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import { anySigned } from '../people.ts';
import { isCounterOpen } from '../predicates.ts';
import { expirePayoffFigures } from './effects.ts';
import { fact } from './fact.ts';
import { notAfter, rule } from './needs.ts';
import { count, instant, recordRef, shortText } from './parts.ts';

/** Facts caused by time: evidence that expires, the notice of incompleteness, clocks. */
export const clocksFacts = {
  EvidenceExpired: fact({
    data: z.strictObject({ what: z.enum(['CREDIT', 'INCOME', 'TITLE', 'PAYOFF']) }),
    effect: (file, { what }) => EXPIRED[what](file),
    needs: ({ file }, { what }) => {
      if (what === 'PAYOFF')
        return rule(file.payoffFigures.received && !file.fundingApproved, 'there are no payoff figures to expire');
      const isCurrent = {
        CREDIT: file.hardPull.outcome === 'FOUND',
        INCOME: file.income.done,
        TITLE: file.finalTitle.done,
      }[what];
      return (
        rule(isCurrent, 'there is nothing to expire') ??
        rule(!anySigned(file), 'someone has already signed based on this evidence')
      );
    },
  }),
  IncompletenessNoticeSent: fact({
    data: z.strictObject({
      /** The borrower's turn that the notice is about. */
      ball: count,
      since: instant,
      /** Whole days without an act. */
      idle: count,
      notice: recordRef,
      missing: z.array(shortText(200)),
      due: instant,
    }),
    effect: (file, { due }) => ({
      ...file,
      clocks: { ...file.clocks, INCOMPLETE: { due, reached: false } },
    }),
    needs: ({ file, current }, { ball }) => {
      if (current?.owner !== 'borrower')
        return { name: 'NOT_THEIR_TURN', because: 'the file is not waiting for the borrower' };
      return (
        rule(ball === file.turn, 'the borrower has acted since') ??
        rule(!isCounterOpen(file), 'a counteroffer is open and has its own clock') ??
        rule(file.clocks.INCOMPLETE === undefined, 'the notice was already sent')
      );
    },
  }),
  ClockReached: fact({
    data: z.strictObject({
      clock: z.enum(['SIGNING', 'FLOOD', 'RESCISSION', 'SATISFIED', 'INCOMPLETE', 'COUNTER_OFFER']),
      due: instant,
      at: instant,
    }),
    effect: (file, { clock }) => {
      const known = file.clocks[clock];
      if (known === undefined) return file;
      const after: LoanFile = { ...file, clocks: { ...file.clocks, [clock]: { ...known, reached: true } } };
      return clock === 'INCOMPLETE' ? { ...after, ended: { status: 'CANCELLED', why: 'INCOMPLETE' } } : after;
    },
    needs: ({ file, now }, { clock, due, at }) => {
      const known = file.clocks[clock];
      return (
        rule(known !== undefined && !known.reached && known.due === due, 'no such clock is running') ??
        rule(notAfter(due, at) && (now === undefined || notAfter(due, now)), 'the clock is not due')
      );
    },
  }),
};

const EXPIRED: { readonly [What in 'CREDIT' | 'INCOME' | 'TITLE' | 'PAYOFF']: (file: LoanFile) => LoanFile } = {
  CREDIT: (file) => ({
    ...file,
    spentPulls: file.submissions,
    hardPull: { attempt: file.hardPull.attempt + 1, outcome: null },
  }),
  INCOME: (file) => ({
    ...file,
    income: {
      attempt: file.income.attempt + 1,
      submitted: false,
      done: false,
      matched: false,
      manual: false,
      employerContactGiven: false,
      employmentConfirmed: false,
    },
  }),
  TITLE: (file) => ({ ...file, finalTitle: { ...file.finalTitle, done: false, attempt: file.finalTitle.attempt + 1 } }),
  PAYOFF: expirePayoffFigures,
};
