import * as z from 'zod/mini';
import { newSummary } from './effects.ts';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { recordRef, shortText } from './parts.ts';

/** Facts about the start of an application: creation, consent to the soft pull, changed answers, intake. */
export const openingFacts = {
  ApplicationCreated: fact({
    data: z.strictObject({
      occupancy: z.enum(['HOME', 'SECONDARY', 'INVESTMENT']),
      crypto: z.boolean(),
      softConsent: z.boolean(),
      property: recordRef,
      profile: recordRef,
    }),
    effect: (file, { occupancy, crypto, softConsent }) => ({
      ...file,
      created: { occupancy, crypto, softConsent },
      softConsent,
    }),
    needs: ({ file }) => rule(file.created === null, 'the application is created once'),
    act: true,
  }),
  SoftCreditConsentGiven: fact({
    data: z.strictObject({ version: shortText(40) }),
    effect: (file) => ({ ...file, softConsent: true }),
    needs: (context) => context.turns.step(context, ['pre-consent']),
    act: true,
  }),
  AnswersChanged: fact({
    data: z.strictObject({ profile: recordRef }),
    effect: (file) => newSummary(file),
    needs: ({ file }) => rule(file.submissions === 0, 'answers can be changed only until the application is submitted'),
    act: true,
  }),
  IntakeCompleted: fact({
    data: z.strictObject({
      regime: z.enum(['ORDINARY', 'NY', 'TX_50A6']),
      checks: z.array(shortText(80)),
      ruleSet: shortText(80),
    }),
    effect: (file, { regime }) => ({ ...file, intakeCompleted: true, regime }),
    needs: (context) => context.turns.worker(context, ['intake'], null),
  }),
};
