import type { AnswerOf, readSigners } from '@lintel/contract';
import { maskEmail, maskPhone, signerState, unnamed, type ExplainWords } from '@lintel/domain';
import type { Context, Words } from '../context.ts';
import { refuse } from '../http/errors.ts';
import { readApplication, type ApplicationRow } from '../loan-file/applications.ts';
import { peopleOnTitle } from '../title/people.ts';
import { signersOf } from './store.ts';
import { NAMES } from './words.ts';

type Shape = AnswerOf<typeof readSigners>;
export type SignerShape = Shape['signers'][number];

/** Who must sign by the present title, and who was named. */
export async function signersShape({ vault, db }: Context, { uuid, projection: file, version }: ApplicationRow): Promise<Shape> {
  const people = new Map((await peopleOnTitle(vault, db, uuid)).map((one) => [one.person, one]));
  const named = await signersOf(vault, db, uuid);
  return {
    signers: [...named].flatMap(([person, { firstName, lastName, email, phoneNumber, livesThere }]): SignerShape[] => {
      const [signer, state] = [file.signers[person], signerState(file, person)];
      if (!signer || !state) return [];
      return [{
        signerUuid: person, personUuid: person, identityUuid: null, firstName, lastName, role: signer.role, livesThere: signer.livesThere ?? livesThere,
        email: email && maskEmail(email), phoneNumber: phoneNumber && maskPhone(phoneNumber),
        removableBy: signer.opened ? 'US' : 'YOU', state, sentAt: null, signedAt: null, cancelledAt: null,
      }];
    }),
    mustSign: file.finalTitle.mustSign.map(({ person, relation, livesThere }) => ({
      personUuid: person, name: people.get(person)?.name ?? null, relation, reason: people.get(person)?.reason ?? '', livesThere, signerUuid: file.signers[person] ? person : null,
    })),
    version,
  };
}

/** The signer of a person, once named. */
export async function signerShape(context: Context, uuid: string, person: string): Promise<SignerShape> {
  const row = (await readApplication(context.db, uuid)) ?? refuse('not-found');
  return (await signersShape(context, row)).signers.find((one) => one.personUuid === person) ?? refuse('not-found');
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** "{names} must sign too: {reason}": those who are still to be named, and why, where the reason is one. */
export const coDeedWords: Words = async ({ vault }, trx, uuid): Promise<ExplainWords> => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const open = new Set(unnamed(row.projection));
  const people = (await peopleOnTitle(vault, trx, uuid)).filter((one) => open.has(one.person));
  if (people.length === 0) return {};
  const [reason, ...others] = new Set(people.map((one) => one.reason));
  return { names: LIST.format(people.map(({ name, relation }) => name ?? NAMES[relation])), ...(reason !== undefined && others.length === 0 ? { reason } : {}) };
};
