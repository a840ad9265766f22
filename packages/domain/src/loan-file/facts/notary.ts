import * as z from 'zod/mini';
import { BORROWER } from '../file.ts';
import { hasSignedDeed, isCurrentClosingSet } from '../people.ts';
import { isSameNotary, newClosingSet } from './effects.ts';
import { fact } from './fact.ts';
import { isSigner, requireCurrentSet, rule, requireInTexas } from './needs.ts';
import { instant, money, notaryMode, ordinal, person, signingPlace, recordRef, shortText } from './parts.ts';

/** Facts about the notary's plan and booking, and about the attorney's opinion. */
export const notaryFacts = {
  NotaryPlanned: fact({
    data: z.strictObject({
      /** The document set that was planned for. */
      attempt: ordinal,
      mode: notaryMode,
      fee: z.nullable(money),
      attorney: z.boolean(),
      notBefore: z.nullable(instant),
      arithmetic: shortText(1000),
    }),
    effect: (file, { mode, fee, attorney, notBefore }) => {
      if (!isSameNotary(file.disclosedNotary, { mode, fee }))
        return newClosingSet({ ...file, quotedNotary: { mode, fee } });
      const clocks = notBefore === null ? file.clocks : { ...file.clocks, SIGNING: { due: notBefore, reached: false } };
      return { ...file, notary: { closingSet: file.closingSet, mode, attorney, notBefore }, clocks };
    },
    needs: (context, { attempt, mode, notBefore }) =>
      context.turns.worker(context, ['notary-plan'], attempt) ??
      requireInTexas(
        context,
        mode === 'MANUAL' && notBefore !== null,
        'a Texas homestead must be signed at an office, and not before its date',
      ) ??
      requireInTexas(
        context,
        isLateEnough(context.file.prequalTitle.notBefore, notBefore),
        'less than a year has passed since the last (a)(6) loan',
      ),
  }),
  NotaryBooked: fact({
    data: z.strictObject({
      papers: ordinal,
      person,
      mode: notaryMode,
      fee: z.nullable(money),
      place: z.nullable(signingPlace),
      at: z.nullable(instant),
    }),
    effect: (file, { mode, fee }) => {
      const after = { ...file, notaryBookings: file.notaryBookings + 1 };
      return isSameNotary(file.disclosedNotary, { mode, fee })
        ? after
        : newClosingSet({ ...after, quotedNotary: { mode, fee } });
    },
    needs: (context, { papers: setNumber, person, mode, fee, place }) =>
      requireCurrentSet(context.file, setNumber) ??
      rule(isCurrentClosingSet(context.file, context.file.notary?.closingSet), 'there is no current notary plan') ??
      rule(isSigner(context.file, person) && !hasSignedDeed(context.file, person), 'the person has nothing to sign') ??
      // Another kind of notary meeting makes new documents for everyone, so only the borrower can choose it.
      rule(
        person === BORROWER || isSameNotary(context.file.disclosedNotary, { mode, fee }),
        'only the borrower can change how they meet the notary',
      ) ??
      requireInTexas(
        context,
        mode === 'MANUAL' && (place === null || place.kind === 'OFFICE'),
        'a Texas homestead must be signed at an office',
      ),
    act: true,
  }),
  AttorneyApproved: fact({
    data: z.strictObject({ papers: ordinal, opinion: recordRef }),
    effect: (file) => ({ ...file, attorneyApprovedSet: file.closingSet }),
    needs: (context, { papers: setNumber }) => context.turns.worker(context, ['attorney'], setNumber),
  }),
};

function isLateEnough(earliest: string | null, notBefore: string | null): boolean {
  return earliest === null || (notBefore !== null && notBefore.slice(0, 10) >= earliest);
}
