import * as z from 'zod/mini';
import { isCounterOpen } from '../predicates.ts';
import { setMarkedPayoffs, newClosingSet, newPrice, newSummary } from './effects.ts';
import { fact } from './fact.ts';
import { type Refusal, type RuleContext, rule } from './needs.ts';
import { count, money, ordinal, recordRef, recordRefs, shortText } from './parts.ts';

/** Facts about offers: pricing, the borrower's choice, debts marked for payoff. */
export const offersFacts = {
  OffersPriced: fact({
    data: z.strictObject({
      /** The number of the inputs that were priced. */
      attempt: ordinal,
      version: ordinal,
      outcome: z.enum(['OFFERS', 'ASSETS', 'WINBACK', 'NONE']),
      reasons: z.array(shortText(200)).check(z.maxLength(4)),
      cause: z.nullable(shortText(200)),
      /** The chosen offer is still valid: same rate, fee and term, and the chosen draw is inside the new range. */
      stands: z.boolean(),
      /** A lower amount or worse terms than the choice: a counteroffer. */
      worse: z.boolean(),
      limit: z.nullable(z.enum(['DTI', 'RESERVE'])),
      offers: recordRef,
      ruleSet: shortText(80),
    }),
    effect: (file, { version, outcome, stands, worse, limit }) => ({
      ...file,
      offers: {
        version,
        inputsVersion: file.pricingInputsVersion,
        outcome,
        counterOffer: file.selection.count > 0 && !file.selection.choiceAsked && !stands && worse,
        limit,
      },
      pricingMayWait: false,
      selection: { ...file.selection, current: outcome === 'OFFERS' && stands && file.selection.current },
    }),
    needs: (context, { attempt, version, outcome, reasons, stands, worse }) =>
      context.turns.worker(context, ['price'], attempt) ??
      rule(
        context.file.offers.version === 0 || context.file.offers.inputsVersion !== context.file.pricingInputsVersion,
        'these inputs are already priced',
      ) ??
      rule(version === context.file.offers.version + 1, 'offer versions must have no gaps') ??
      rule(outcome === 'OFFERS' || reasons.length > 0, 'fewer offers than requested need reasons') ??
      rule(!(stands && worse), 'an offer that still stands is not worse'),
  }),
  AssetsLinked: fact({
    data: z.strictObject({ accounts: recordRefs }),
    effect: (file) => newPrice(file),
    needs: (context) => context.turns.step(context, ['assets']),
    act: true,
  }),
  ReducedOfferAccepted: fact({
    data: z.strictObject({ version: ordinal, payoffs: z.nullable(count) }),
    effect: (file, { payoffs }) => newPrice(payoffs === null ? file : setMarkedPayoffs(file, payoffs)),
    needs: (context, { version, payoffs }) =>
      context.turns.step(context, ['winback']) ??
      requireCurrentOffers(context, version) ??
      rule(
        payoffs === null || (context.file.liensConfirmed && payoffs > context.file.markedPayoffs),
        'a lien can be paid off only once the liens are known',
      ),
    act: true,
  }),
  ReducedOfferRefused: fact({
    data: z.strictObject({ version: ordinal }),
    effect: (file) => ({ ...file, ended: { status: 'DECLINED', why: 'COUNTER_OFFER_REFUSED' } }),
    needs: (context, { version }) =>
      context.turns.step(context, ['winback', 'rechoose']) ??
      requireCurrentOffers(context, version) ??
      rule(isCounterOpen(context.file), 'stopping at an offer that is not worse counts as withdrawing'),
    act: true,
  }),
  PayoffMarked: fact({
    data: z.strictObject({
      liability: recordRef,
      status: z.enum(['MARKED_FOR_PAYOFF', 'NOT_MARKED']),
      lien: z.boolean(),
      /** The number of debts marked after this fact. */
      payoffs: count,
    }),
    effect: (file, { payoffs }) => newPrice(setMarkedPayoffs(file, payoffs)),
    needs: (context, { status, lien, payoffs }) =>
      context.turns.step(context, ['choose', 'rechoose']) ??
      rule(!lien || context.file.liensConfirmed, 'a lien can be paid off only once the liens are known') ??
      rule(
        payoffs === context.file.markedPayoffs + (status === 'MARKED_FOR_PAYOFF' ? 1 : -1),
        'only one debt can be marked at a time',
      ) ??
      rule(payoffs >= context.file.requiredPayoffs, 'a required payoff must stay marked'),
    act: true,
  }),
  OfferSelected: fact({
    data: z.strictObject({
      version: ordinal,
      offer: recordRef,
      draw: money,
      discounts: z.array(shortText(40)),
      preference: z.enum(['PRESERVE', 'DEDUCT', 'MAXIMIZE']),
      hardConsentVersion: z.nullable(shortText(40)),
    }),
    effect: (file, { hardConsentVersion }) =>
      newClosingSet({
        ...file,
        selection: { count: file.selection.count + 1, current: true, choiceAsked: false },
        hardConsentPull: hardConsentVersion === null ? file.hardConsentPull : file.spentPulls + 1,
      }),
    needs: (context, { version }) =>
      context.turns.step(context, ['choose', 'rechoose']) ?? requireCurrentOffers(context, version),
    act: true,
  }),
  DrawChangeAsked: fact({
    data: z.strictObject({}),
    /** Before the submission the summary names the choice, so it is made again too. */
    effect: (file) => {
      const after = { ...file, selection: { ...file.selection, choiceAsked: true, current: false } };
      return file.submissions === 0 ? newSummary(after) : after;
    },
    /** A second consent to the credit check needs no new choice: its price may still be pending. */
    needs: (context) => context.turns.step(context, context.file.submissions === 0 ? ['submit'] : ['final-offer']),
    act: true,
  }),
};

/** Refuses a choice from an outdated set of offers. */
function requireCurrentOffers({ file }: RuleContext, version: number): Refusal | null {
  return version === file.offers.version
    ? null
    : { name: 'STALE_ATTEMPT', because: `offer set ${version} is not the current one, ${file.offers.version}` };
}
