import type { AnswerOf, readSigners } from '@lintel/contract';
import { maskEmail, maskPhone, signerState, unnamed, type ExplainWords, type LoanFile } from '@lintel/domain';
import type { Context, Words } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { refuse } from '../http/errors.ts';
import { readApplication, type ApplicationRow } from '../loan-file/applications.ts';
import { peopleOnTitle } from '../title/people.ts';
import { hasSigned } from './standing.ts';
import { signersOf, type KeptSigner } from './store.ts';
import { NAMES } from './words.ts';

type Shape = AnswerOf<typeof readSigners>;
export type SignerShape = Shape['signers'][number];

/** Who must sign by the present title, and who was named. */
export async function signersShape({ vault, db }: Context, { uuid, projection: file, version }: ApplicationRow): Promise<Shape> {
  const people = new Map((await peopleOnTitle(vault, db, uuid)).map((one) => [one.person, one]));
  const named = await signersOf(vault, db, uuid);
  const signed = await signedAt(db, uuid);
  return {
    signers: [...named.values()].map((one) => shapeOf(file, one, signed)),
    mustSign: file.finalTitle.mustSign.map(({ person, relation, livesThere }) => ({
      personUuid: person, name: people.get(person)?.name ?? null, relation, reason: people.get(person)?.reason ?? '', livesThere, signerUuid: file.signers[person] ? person : null,
    })),
    version,
  };
}

/** One signer as the contract says them. Whoever is no signer of the file any more was removed. */
function shapeOf(file: LoanFile, signer: KeptSigner, signed: ReadonlyMap<string, Date>): SignerShape {
  const { person, identityUuid, firstName, lastName, email, phoneNumber, livesThere, sentAt, removedAt } = signer;
  const known = file.signers[person];
  return {
    signerUuid: person, personUuid: person, identityUuid, firstName, lastName, role: known?.role ?? 'CO_DEEDER', livesThere: known?.livesThere ?? livesThere,
    email: email && maskEmail(email), phoneNumber: phoneNumber && maskPhone(phoneNumber),
    removableBy: known?.opened ? 'US' : 'YOU', state: (file.ended ? null : signerState(file, person)) ?? 'CANCELLED', sentAt: sentAt?.toISOString() ?? null,
    signedAt: hasSigned(file, person) ? (signed.get(person)?.toISOString() ?? null) : null, cancelledAt: known ? null : (removedAt?.toISOString() ?? null),
  };
}

/** When each signed a deed last. */
async function signedAt(trx: Executor, uuid: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await trx.selectFrom('fact').select(['data', 'at']).where('application_uuid', '=', uuid).where('type', '=', 'DeedSigned').orderBy('sequence').execute();
  return new Map(rows.map((row) => [(JSON.parse(row.data) as { signer: string }).signer, row.at]));
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

/** "{names} still must sign": who was named and has not. */
export const othersWords: Words = async ({ vault }, trx, uuid): Promise<ExplainWords> => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const named = await signersOf(vault, trx, uuid);
  const open = Object.keys(row.projection.signers).filter((person) => !hasSigned(row.projection, person));
  const names = open.flatMap((person) => named.get(person)?.firstName ?? []);
  return names.length === 0 ? {} : { names: LIST.format(names) };
};
