import * as z from 'zod/mini';
import { SIGNER_ROLES } from '../../enums/people.ts';
import { BORROWER, type LoanFile } from '../file.ts';
import { hasDeclined, hasSignedDeed, hasSignedNote, isCurrentClosingSet, unnamedSigners } from '../people.ts';
import { newClosingSetIfAny } from './effects.ts';
import { fact } from './fact.ts';
import { isSigner, rule } from './needs.ts';
import { answer, conditionId, person, shortText } from './parts.ts';

/** Facts about additional signers, and about people who decline to sign. */
export const signersFacts = {
  AdditionalSignerNamed: fact({
    data: z.strictObject({
      signer: person,
      role: z.enum(SIGNER_ROLES),
      by: z.enum(['BORROWER', 'STAFF']),
    }),
    effect: (file, { signer, role }) =>
      newClosingSetIfAny({
        ...file,
        signers: { ...file.signers, [signer]: { role, opened: false, identity: false, tries: 0 } },
      }),
    needs: (context, { signer, role, by }) => {
      const { file } = context;
      if (role === 'CO_BORROWER') {
        return rule(
          file.submissions === 0 && !isSigner(file, signer),
          'a co-borrower can be named only once, before the application is submitted',
        );
      }
      return (
        (by === 'BORROWER' ? context.turns.step(context, ['co-deed']) : null) ??
        rule(
          unnamedSigners(file).includes(signer),
          'the title search asks for no such signer, or the signer is already named',
        )
      );
    },
    act: true,
  }),
  SignerInvitationOpened: fact({
    data: z.strictObject({ signer: person }),
    effect: (file, { signer }) => withSigner(file, signer, { opened: true }),
    needs: ({ file }, { signer }) => rule(file.signers[signer]?.opened === false, 'this signer has no open invitation'),
    act: true,
  }),
  SignerResidenceGiven: fact({
    data: z.strictObject({ signer: person, livesThere: z.enum(['YES', 'NO']) }),
    effect: (file, { signer, livesThere }) => withSigner(file, signer, { livesThere }),
    needs: ({ file }, { signer }) =>
      rule(
        file.signers[signer]?.opened === true && !hasSignedDeed(file, signer),
        'the signer must say this before signing',
      ),
    act: true,
  }),
  SignerIdentityChecked: fact({
    data: z.strictObject({
      signer: person,
      result: answer('VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'),
    }),
    effect: (file, { signer, result }) =>
      withSigner(file, signer, { identity: result === 'VERIFIED', tries: (file.signers[signer]?.tries ?? 0) + 1 }),
    needs: ({ file }, { signer }) => {
      const known = file.signers[signer];
      return rule(known?.opened === true && !known.identity, 'no identity check of this signer is open');
    },
  }),
  SignerRemoved: fact({
    data: z.strictObject({ signer: person, reason: shortText(), by: z.enum(['BORROWER', 'STAFF']) }),
    effect: (file, { signer }) => {
      const { [signer]: _gone, ...signers } = file.signers;
      return newClosingSetIfAny({ ...file, signers });
    },
    needs: ({ file }, { signer, by }) =>
      rule(file.signers[signer] !== undefined, 'no such signer') ??
      rule(
        by === 'STAFF' || file.signers[signer]?.opened === false,
        'once the invitation is opened, only staff can remove a signer',
      ) ??
      rule(
        !hasSignedDeed(file, signer) && !hasSignedNote(file, signer),
        'the signer has signed, so the closing must be voided first',
      ),
    act: ({ by }) => by !== 'STAFF',
  }),
  SigningDeclined: fact({
    data: z.strictObject({ person, reason: shortText(), condition: conditionId }),
    effect: (file, { person, reason, condition }) => ({
      ...file,
      conditions: {
        ...file.conditions,
        [condition]: {
          round: 1,
          category: 'ESCALATION_REVIEW',
          blocks: 'NOW',
          state: 'ANSWERED',
          declinedBy: person,
          ...(reason === 'PRESSURED' ? { declinedPrivately: true } : {}),
        },
      },
    }),
    needs: ({ file }, { person, condition }) =>
      rule(isSigner(file, person) && !hasSignedDeed(file, person), 'the person has nothing to sign') ??
      rule(
        person === BORROWER
          ? isCurrentClosingSet(file, file.closingDisclosureSet)
          : file.signers[person]?.opened === true,
        'there is nothing to sign yet',
      ) ??
      rule(file.conditions[condition] === undefined && !hasDeclined(file, person), 'the person has already said so'),
    act: true,
  }),
};

function withSigner(file: LoanFile, signer: string, change: Partial<LoanFile['signers'][string]>): LoanFile {
  const known = file.signers[signer];
  return known === undefined ? file : { ...file, signers: { ...file.signers, [signer]: { ...known, ...change } } };
}
