import * as z from 'zod/mini';
import { SIGNATURE_WAYS, SIGNATURE_WITNESSES } from '../../enums/signing.ts';
import { BORROWER } from '../file.ts';
import type { GateId } from '../gates.ts';
import { hasDeclined, hasSignedDeed, hasSignedNote, noteSigners } from '../people.ts';
import { fact } from './fact.ts';
import { type Refusal, type RuleContext, isSigner, rule, requireInTexas } from './needs.ts';
import { ordinal, person, signingPlace, recordRef, recordRefs, shortText } from './parts.ts';

const signature = z.strictObject({
  papers: ordinal,
  signer: person,
  how: z.enum(SIGNATURE_WAYS),
  documents: z.array(z.strictObject({ document: recordRef, sha256: shortText(64) })),
  place: signingPlace,
  noticesHanded: recordRefs,
  by: z.enum(SIGNATURE_WITNESSES),
});

/** Facts about the signatures on the note and the deed. */
export const signingFacts = {
  NoteSigned: fact({
    data: signature,
    effect: (file, { signer }) => ({ ...file, noteSignedSets: { ...file.noteSignedSets, [signer]: file.closingSet } }),
    needs: (context, signed) => {
      const gates: GateId[] =
        context.file.regime === 'TX_50A6' ? ['deed-manual', 'deed-manual-others'] : ['note', 'note-others'];
      return (
        context.turns.worker(context, gates, signed.papers) ??
        rule(noteSigners(context.file).includes(signed.signer), 'only the borrower and co-borrowers sign the note') ??
        rule(!hasSignedNote(context.file, signed.signer), 'already signed') ??
        signatureRule(context, signed)
      );
    },
    act: true,
  }),
  DeedSigned: fact({
    data: signature,
    effect: (file, { signer }) => ({ ...file, deedSignedSets: { ...file.deedSignedSets, [signer]: file.closingSet } }),
    needs: (context, signed) =>
      context.turns.worker(context, ['deed', 'deed-others', 'deed-manual', 'deed-manual-others'], signed.papers) ??
      rule(isSigner(context.file, signed.signer), 'no such signer') ??
      rule(!hasSignedDeed(context.file, signed.signer), 'already signed') ??
      signatureRule(context, signed),
    act: true,
  }),
};

/** Refuses a signature unless the signer is identified, and has E-SIGN consent or signs before a notary or staff. */
function signatureRule(
  { file }: RuleContext,
  { signer, how, by, place: at }: z.infer<typeof signature>,
): Refusal | null {
  const isIdentified =
    signer === BORROWER ? file.identity.result === 'VERIFIED' : file.signers[signer]?.identity === true;
  const isWitnessed = how === 'ELECTRONIC' ? file.esignConsents[signer]?.given === true : by !== 'ESIGN';
  return (
    rule(isIdentified, 'the signer is not identified') ??
    rule(isWitnessed, 'there is no E-SIGN consent, and no notary or staff member saw the ink signature') ??
    requireInTexas({ file }, at.kind === 'OFFICE', 'a Texas homestead must be signed at an office') ??
    rule(!hasDeclined(file, signer), 'the person has said they do not want to sign')
  );
}
