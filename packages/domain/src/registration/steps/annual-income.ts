import * as z from 'zod/mini';
import { employmentField } from '../../fields/choice.ts';
import { confirmIncomeSentence } from '../../fields/money-words.en.ts';
import { incomeField, mustConfirmIncome, otherIncomeField } from '../../fields/money.ts';
import { stepForm } from '../step-form.ts';

const schema = () => {
  const fields = z.object({
    employmentType: employmentField,
    income: incomeField,
    otherIncome: otherIncomeField,
    incomeConfirmed: z.optional(z.string()),
  });
  return fields.check((payload) => {
    const { income, incomeConfirmed } = payload.value;
    if (!mustConfirmIncome(income, incomeConfirmed)) return;
    payload.issues.push({
      code: 'custom',
      path: ['incomeConfirmed'],
      message: confirmIncomeSentence(income),
      input: incomeConfirmed,
    });
  });
};

/** The step for employment, income and other income, dollars a year. `incomeConfirmed` is the confirmed amount. */
export const annualIncome = stepForm({
  fields: ['employmentType', 'income', 'otherIncome', 'incomeConfirmed'],
  schema,
  creation: ({ employmentType, income, otherIncome }) => ({
    employmentType,
    income: { incomeCoDeeders: 0, incomePrimary: income, incomeOther: otherIncome },
  }),
});
