import * as z from 'zod/mini';
import { deedSigners, isCurrentClosingSet } from '../people.ts';
import { closingDocumentCondition, isSameNotary, newClosingSet, newPrice } from './effects.ts';
import { fact } from './fact.ts';
import { requireCurrentSet, rule } from './needs.ts';
import { voidingGround, notaryTerms, ordinal, person, recordRef, recordRefs, shortText } from './parts.ts';

/** Facts about the flood zone and the closing documents: disclosure, signing package, acceptance, voiding. */
export const closingFacts = {
  FloodDetermined: fact({
    data: z.strictObject({ zone: shortText(20), sfha: z.nullable(z.boolean()), certificate: recordRef }),
    effect: (file, { sfha }) =>
      sfha === false
        ? { ...file, floodZone: 'CLEAR' }
        : {
            ...file,
            floodZone: 'SFHA',
            conditions: {
              ...file.conditions,
              'flood-notice': closingDocumentCondition,
              'flood-insurance': closingDocumentCondition,
            },
          },
    needs: ({ file }) =>
      rule(file.floodZone === null && file.submissions > 0, 'the flood zone is requested once, after submission'),
  }),
  ClosingDisclosureReady: fact({
    data: z.strictObject({ attempt: ordinal, documents: recordRefs, notary: notaryTerms }),
    effect: (file, { notary }) => ({ ...file, closingDisclosureSet: file.closingSet, disclosedNotary: notary }),
    needs: (context, { attempt, notary }) =>
      context.turns.worker(context, ['closing-disclosure'], attempt) ??
      rule(
        context.file.quotedNotary === null || isSameNotary(context.file.quotedNotary, notary),
        'the disclosed notary must be the last one quoted',
      ),
  }),
  SigningPackageReady: fact({
    data: z.strictObject({ attempt: ordinal, documents: recordRefs }),
    effect: (file) => ({ ...file, signingPackageSet: file.closingSet }),
    needs: (context, { attempt }) => context.turns.worker(context, ['signing-package'], attempt),
  }),
  FinalOfferAccepted: fact({
    data: z.strictObject({ papers: ordinal }),
    effect: (file) => ({ ...file, finalOfferAcceptedSet: file.closingSet }),
    needs: (context, { papers: setNumber }) =>
      context.turns.step(context, ['final-offer']) ?? requireCurrentSet(context.file, setNumber),
    act: true,
  }),
  ClosingVoided: fact({
    data: z.strictObject({
      consents: z.array(z.strictObject({ person, document: recordRef })),
      ground: z.nullable(voidingGround),
      reason: shortText(),
    }),
    effect: (file) => {
      const { RESCISSION: _period, SATISFIED: _margin, ...clocks } = file.clocks;
      return newPrice(newClosingSet({ ...file, clocks }));
    },
    needs: ({ file }, { consents, ground }) => {
      const agreed = new Set(consents.map((one) => one.person));
      return (
        rule(
          isCurrentClosingSet(file, file.signingPackageSet) && !file.deedRecorded,
          'documents can be voided only between the signing package and the recording',
        ) ??
        rule(
          ground !== null || deedSigners(file).every((person) => agreed.has(person)),
          'every signer must agree in writing, or a reason must be named',
        )
      );
    },
  }),
};
