import * as z from 'zod/mini';
import { PROPERTY_CONDITIONS, type PropertyCondition } from '../../enums/valuation.ts';
import { startNextAttempt } from './effects.ts';
import { fact } from './fact.ts';
import { requireFirstAnswer, rule } from './needs.ts';
import { answer, day, money, ordinal, recordRef, shortText } from './parts.ts';

const toCondition = (given: string): PropertyCondition =>
  PROPERTY_CONDITIONS.find((known) => known === given) ?? 'UNKNOWN_CONDITION';

/** Facts about the home's parcel and its automated value. */
export const propertyFacts = {
  PropertyLocated: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('ONE', 'NONE', 'MANY'),
      parcel: z.nullable(recordRef),
      lastTransferOn: z.nullable(day),
    }),
    effect: (file, { outcome }) => ({ ...file, propertySearch: { ...file.propertySearch, outcome } }),
    needs: (context, { attempt, outcome }) =>
      context.turns.worker(context, ['locate'], attempt) ??
      requireFirstAnswer(context.file.propertySearch.outcome, outcome, ['ONE', 'NONE', 'MANY']),
  }),
  PropertyCorrected: fact({
    data: z.strictObject({ property: recordRef }),
    effect: (file) => ({ ...file, propertySearch: startNextAttempt(file.propertySearch) }),
    needs: (context) => context.turns.step(context, ['no-property']),
    act: true,
  }),
  ParcelChosen: fact({
    data: z.strictObject({ parcel: recordRef, lastTransferOn: z.nullable(day) }),
    effect: (file) => ({ ...file, propertySearch: { ...file.propertySearch, outcome: 'ONE' } }),
    needs: (context) => context.turns.step(context, ['many-properties']),
    act: true,
  }),
  PropertyValued: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('VALUE', 'NO_VALUE'),
      value: z.nullable(money),
      range: z.nullable(z.strictObject({ low: money, high: money })),
      confidence: z.nullable(z.number()),
      /** How people will value the home when there is no automated value. */
      route: z.nullable(answer('BPO', 'RESI_EVAL')),
    }),
    effect: (file, { outcome, route }) => {
      const after = { ...file, automatedValue: { ...file.automatedValue, outcome } };
      return outcome === 'NO_VALUE'
        ? { ...after, valuation: { ...file.valuation, required: true, route, phase: 'ORDER' } }
        : after;
    },
    needs: (context, { attempt, outcome, route }) =>
      context.turns.worker(context, ['value'], attempt) ??
      requireFirstAnswer(context.file.automatedValue.outcome, outcome, ['VALUE', 'NO_VALUE']) ??
      rule(
        outcome !== 'NO_VALUE' || route !== null,
        'without an automated value, the result must say who values the home',
      ),
  }),
  ValueEstimated: fact({
    data: z.strictObject({ amount: money, condition: shortText(40) }),
    effect: (file, { condition }) => {
      const described = { ...file, homeCondition: toCondition(condition) };
      return file.automatedValue.estimated
        ? { ...described, valuation: { ...file.valuation, phase: 'ORDER', attempt: file.valuation.attempt + 1 } }
        : { ...described, automatedValue: { ...file.automatedValue, estimated: true } };
    },
    needs: (context) =>
      context.turns.step(context, ['estimate', 'valuation-estimate-bpo', 'valuation-estimate-resi-eval']),
    act: true,
  }),
};
