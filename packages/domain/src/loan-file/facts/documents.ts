import * as z from 'zod/mini';
import { BORROWER, type LoanFile } from '../file.ts';
import { deedSigners, hasSignedDeed, isCurrentClosingSet, isRescindable, owners } from '../people.ts';
import { isCounterOpen } from '../predicates.ts';
import { fact } from './fact.ts';
import { requireConsent, requireOwner, rule } from './needs.ts';
import { answer, delivery, documentSet, instant, ordinal, person, recordRef, recordRefs, shortText } from './parts.ts';

const REQUESTED_AT = { PRE: 'pre-disclosure', APP: 'app-disclosure-gen', SUMMARY: 'summary-gen' } as const;
const acknowledgedSet = z.enum(['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE', 'NOTICES']);

/** Facts about documents to read, the consent to read them electronically, and mailed notices. */
export const documentsFacts = {
  DocumentsRequested: fact({
    data: z.strictObject({ set: documentSet, documents: recordRefs }),
    effect: (file, { set }) =>
      set === 'PRE'
        ? { ...file, preDisclosureRequested: true }
        : { ...file, documentSets: { ...file.documentSets, [set]: 'ASKED' } },
    needs: (context, { set }) => context.turns.worker(context, [REQUESTED_AT[set]], null),
  }),
  DocumentsReady: fact({
    data: z.strictObject({ attempt: ordinal, set: documentSet, documents: recordRefs }),
    effect: (file, { set }) => ({ ...file, documentSets: { ...file.documentSets, [set]: 'READY' } }),
    needs: (context, { set, attempt }) => {
      if (set !== 'PRE') return context.turns.worker(context, [set === 'APP' ? 'app-disclosure' : 'summary'], attempt);
      return rule(
        context.file.preDisclosureRequested && context.file.documentSets.PRE === null,
        'the first disclosure was not requested, or is already prepared',
      );
    },
  }),
  ESignConsentGiven: fact({
    data: z.strictObject({ person, version: shortText(40), demonstrated: z.boolean() }),
    effect: (file, { person }) => ({
      ...file,
      esignConsents: {
        ...file.esignConsents,
        [person]: { changes: (file.esignConsents[person]?.changes ?? 0) + 1, given: true },
      },
    }),
    needs: ({ file }, { person, demonstrated }) =>
      requireOwner(file, person) ??
      rule(demonstrated, 'the person has not shown that they can read electronic documents') ??
      rule(file.esignConsents[person]?.given !== true, 'the person has already consented'),
    act: true,
  }),
  ESignConsentWithdrawn: fact({
    data: z.strictObject({ person, reason: shortText() }),
    effect: (file, { person }) => ({
      ...file,
      esignConsents: {
        ...file.esignConsents,
        [person]: { changes: (file.esignConsents[person]?.changes ?? 0) + 1, given: false },
      },
    }),
    needs: ({ file }, { person }) =>
      rule(file.esignConsents[person]?.given === true, 'there is no consent to withdraw'),
    act: true,
  }),
  DocumentAcknowledged: fact({
    data: z.strictObject({
      set: acknowledgedSet,
      document: recordRef,
      sha256: shortText(64),
      person,
      how: z.enum(['END', 'TEXT', 'DOWNLOAD', 'PAPER']),
      /** With this document, the person has acknowledged every document of the set. */
      setComplete: z.boolean(),
    }),
    effect: (file, { set, person, setComplete }) =>
      setComplete && person === BORROWER
        ? { ...file, acknowledgedSets: { ...file.acknowledgedSets, [set]: true } }
        : file,
    needs: ({ file }, { set, person, how }) =>
      requireOwner(file, person) ??
      rule(isCurrentSet(file, set), 'the document is not current') ??
      requireConsent(file, person, how !== 'PAPER'),
    act: true,
  }),
  NoticePosted: fact({
    data: z.strictObject({
      notice: answer(
        'TX_50G',
        'FLOOD',
        'COUNTER_OFFER',
        'ADVERSE',
        'INCOMPLETENESS',
        'RESCISSION',
        'SCORE',
        'VALUATION',
      ),
      person,
      how: delivery,
      at: instant,
      due: z.nullable(instant),
      letter: recordRef,
    }),
    effect: (file, { notice, person, due }) => {
      const after = { ...file, noticesPosted: file.noticesPosted + 1 };
      if (notice === 'TX_50G') return { ...after, texasNotices: { ...file.texasNotices, [person]: true } };
      if (due === null || (notice !== 'FLOOD' && notice !== 'COUNTER_OFFER')) return after;
      return { ...after, clocks: { ...file.clocks, [notice]: { due, reached: false } } };
    },
    needs: ({ file }, { notice, person, how, due }) => {
      const refused = requireOwner(file, person) ?? requireConsent(file, person, how === 'ELECTRONIC');
      if (refused !== null) return refused;
      if (notice === 'TX_50G') {
        return rule(
          file.regime === 'TX_50A6' && file.texasNotices[person] !== true,
          'this owner does not need a 50(g) notice',
        );
      }
      if (notice === 'FLOOD')
        return rule(file.floodZone === 'SFHA' && due !== null && !file.clocks.FLOOD, 'no flood notice is due');
      if (notice !== 'COUNTER_OFFER') return null;
      return rule(
        isCounterOpen(file) && due !== null && !file.clocks.COUNTER_OFFER,
        'no counteroffer is waiting for its notice',
      );
    },
  }),
};

/** Whether an owner has not yet read the notice of the right to cancel. */
const owesNotice = (file: LoanFile): boolean =>
  isRescindable(file) && owners(file).some((person) => !isCurrentClosingSet(file, file.rescissionNoticeSets[person]));

function isCurrentSet(file: LoanFile, set: z.infer<typeof acknowledgedSet>): boolean {
  switch (set) {
    case 'PRE':
      return file.documentSets.PRE === 'READY';
    case 'APP':
    case 'SUMMARY':
      return file.documentSets[set] === 'READY';
    case 'CLOSING':
      return isCurrentClosingSet(file, file.closingDisclosureSet);
    case 'PACKAGE':
      return (
        isCurrentClosingSet(file, file.signingPackageSet) &&
        (deedSigners(file).some((person) => !hasSignedDeed(file, person)) || owesNotice(file))
      );
    default:
      return file.noticesPosted > 0;
  }
}
