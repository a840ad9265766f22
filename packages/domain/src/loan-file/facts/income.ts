import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import { newPrice } from './effects.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { ordinal, recordRef, recordRefs, shortText } from './parts.ts';

/** Facts about the proof of income and the confirmation of employment. */
export const incomeFacts = {
  IncomeBypassDecided: fact({
    data: z.strictObject({ decision: z.enum(['WAITING', 'BYPASS', 'NO_BYPASS']) }),
    effect: (file, { decision }) => ({ ...file, bypass: decision }),
    needs: ({ file }, { decision }) =>
      rule(file.submissions > file.spentPulls && !file.income.done, 'the bypass is decided at submission') ??
      rule(
        file.bypass === null || (file.bypass === 'WAITING' && decision !== 'WAITING'),
        'the bypass is already decided',
      ),
  }),
  IncomeDocumentsSubmitted: fact({
    data: z.strictObject({ documents: recordRefs }),
    effect: (file) => ({ ...file, income: { ...file.income, submitted: true } }),
    needs: (context) => context.turns.step(context, ['income']),
    act: true,
  }),
  IncomeDocumentsReturned: fact({
    data: z.strictObject({ attempt: ordinal, reason: shortText() }),
    effect: (file) => ({
      ...file,
      income: { ...file.income, submitted: false, attempt: file.income.attempt + 1 },
    }),
    needs: (context, { attempt }) =>
      context.turns.worker(context, ['income-review'], attempt) ??
      rule(context.file.income.submitted, 'no documents were sent'),
  }),
  IncomeEvidenced: fact({
    data: z.strictObject({
      attempt: ordinal,
      source: shortText(40),
      accepted: z.enum(['MATCH', 'BORROWER', 'STAFF']),
      /** We must ask the employer: a manual pay stub or employer information. */
      manual: z.boolean(),
      matched: z.boolean(),
      income: recordRef,
    }),
    effect: (file, { matched, manual }) => {
      const after: LoanFile = {
        ...file,
        income: {
          ...file.income,
          done: true,
          matched,
          manual,
          employerContactGiven: false,
          employmentConfirmed: false,
        },
      };
      return matched ? after : newPrice(after);
    },
    needs: (context, { attempt, accepted, matched }) => {
      if (accepted === 'MATCH' && !matched)
        return rule(false, 'income that differs from the stated income must be accepted by a person');
      if (accepted === 'STAFF') return context.turns.worker(context, ['income-review'], attempt);
      const atIncomeStep = accepted === 'BORROWER' ? context.turns.step(context, ['income', 'income-review']) : null;
      return atIncomeStep ?? context.turns.worker(context, ['income', 'income-review'], attempt);
    },
    act: ({ accepted }) => accepted === 'BORROWER',
  }),
  EmployerContactGiven: fact({
    data: z.strictObject({ contact: recordRef }),
    effect: (file) => ({ ...file, income: { ...file.income, employerContactGiven: true } }),
    needs: (context) => context.turns.step(context, ['employer-contact']),
    act: true,
  }),
  EmploymentConfirmed: fact({
    data: z.strictObject({ attempt: ordinal, by: shortText(64) }),
    effect: (file) => ({ ...file, income: { ...file.income, employmentConfirmed: true } }),
    needs: (context, { attempt }) => context.turns.worker(context, ['employer'], attempt),
  }),
  EmploymentNotConfirmed: fact({
    data: z.strictObject({ attempt: ordinal, by: shortText(64) }),
    effect: (file) => ({
      ...file,
      income: {
        ...file.income,
        submitted: false,
        done: false,
        manual: false,
        employerContactGiven: false,
        attempt: file.income.attempt + 1,
      },
    }),
    needs: (context, { attempt }) => context.turns.worker(context, ['employer'], attempt),
  }),
};
