import * as z from 'zod/mini';
import { hasHardConsent } from '../predicates.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { recordRef, shortText } from './parts.ts';

/** Facts of the application's information step: contact details, demographics, submission. */
export const applicationFacts = {
  ContactDetailsGiven: fact({
    data: z.strictObject({ contact: recordRef }),
    effect: (file) => ({ ...file, contactGiven: true }),
    needs: (context) => context.turns.step(context, ['contact']),
    act: true,
  }),
  DemographicsAnswered: fact({
    data: z.strictObject({ channel: z.enum(['ONLINE', 'PHONE', 'MAIL', 'IN_PERSON']) }),
    effect: (file) => ({ ...file, demographicsAnswered: true }),
    needs: (context) => context.turns.step(context, ['hmda']),
    act: true,
  }),
  ApplicationSubmitted: fact({
    data: z.strictObject({ hardConsentVersion: z.nullable(shortText(40)) }),
    effect: (file) => ({ ...file, hardConsentPull: file.spentPulls + 1, submissions: file.submissions + 1 }),
    needs: (context, { hardConsentVersion }) =>
      context.turns.step(context, ['submit']) ??
      rule(
        context.file.acknowledgedSets.APP === true && context.file.acknowledgedSets.SUMMARY === true,
        'not all disclosures and the summary are acknowledged',
      ) ??
      rule(hardConsentVersion !== null || hasHardConsent(context.file), 'there is no consent to the hard pull'),
    act: true,
  }),
};
