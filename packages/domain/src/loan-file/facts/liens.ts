import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import { closingDocumentCondition, receivePayoffFigures, newPrice } from './effects.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { count, day, ordinal, recordRef, shortText } from './parts.ts';

/** Facts about the first title search, the liens and the payoff figures. */
export const liensFacts = {
  PrequalTitleReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      vesting: shortText(200),
      liens: recordRef,
      lastTransferOn: z.nullable(day),
      texas: z.nullable(z.strictObject({ openA6Lien: z.boolean(), notBefore: z.nullable(day) })),
    }),
    effect: (file, { texas }) => ({
      ...file,
      prequalTitle: {
        ...file.prequalTitle,
        done: true,
        openA6Lien: texas?.openA6Lien ?? false,
        notBefore: texas?.notBefore ?? null,
      },
    }),
    needs: (context, { attempt, texas }) =>
      context.turns.worker(context, ['prequal-title'], attempt) ??
      rule(context.file.regime !== 'TX_50A6' || texas !== null, 'a Texas homestead needs an answer about (a)(6) liens'),
  }),
  LiensConfirmed: fact({
    data: z.strictObject({
      liens: z.array(z.strictObject({ lien: recordRef, answer: z.enum(['MINE', 'NOT_MINE', 'PAID_OFF']) })),
      /** The number of marks, including required ones. */
      payoffs: count,
      required: count,
      disputed: count,
      matched: z.boolean(),
    }),
    effect: (file, { payoffs, required, disputed, matched }) => {
      const after: LoanFile = {
        ...file,
        liensConfirmed: true,
        markedPayoffs: payoffs,
        requiredPayoffs: required,
        conditions: disputed > 0 ? { ...file.conditions, 'liens-disputed': closingDocumentCondition } : file.conditions,
      };
      return matched ? after : newPrice(after);
    },
    needs: (context, { payoffs, required }) =>
      context.turns.step(context, ['liens']) ??
      rule(payoffs >= required, 'required payoffs must be marked') ??
      rule(
        context.file.regime !== 'TX_50A6' || !context.file.prequalTitle.openA6Lien || required > 0,
        'an open (a)(6) lien must be paid off',
      ),
    act: true,
  }),
  PayoffFiguresReceived: fact({
    data: z.strictObject({ attempt: ordinal, figures: recordRef, goodUntil: day }),
    effect: (file) => receivePayoffFigures(file),
    needs: (context, { attempt }) => context.turns.worker(context, ['payoff', 'payoff-renew'], attempt),
  }),
};
