import type { HandlerReply, readSigners } from '@lintel/contract';
import {
  BORROWER,
  formatList,
  hasSignedDeed,
  maskEmail,
  maskPhone,
  signerState,
  unnamedSigners,
  type ExplainWords,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, type GateWords } from '../../loan-file/index.ts';
import { loadSigners, type SignerRecord, NAMES } from '../../records/named-signers/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';
import { deedsSignedAt } from './roster.ts';

type SignersReply = HandlerReply<typeof readSigners>;
type SignerReply = SignersReply['signers'][number];

/** Returns the data of the signers page: who must sign by the current title, and the signers who were named. */
export async function loadSignersReply(
  { vault, db }: Context,
  { uuid, projection: file, version }: ApplicationRow,
  reader: string = BORROWER,
): Promise<SignersReply> {
  const people = new Map((await peopleOnTitle(vault, db, uuid)).map((one) => [one.person, one]));
  const named = await loadSigners(vault, db, uuid);
  const signed = await deedsSignedAt(db, uuid);
  return {
    signers: [...named.values()].map((one) => toSignerReply(file, one, signed, reader)),
    mustSign: file.finalTitle.mustSign.map(({ person, relation, livesThere }) => ({
      personUuid: person,
      name: people.get(person)?.name ?? null,
      relation,
      reason: people.get(person)?.reason ?? '',
      livesThere,
      signerUuid: file.signers[person] ? person : null,
    })),
    version,
  };
}

/** One signer in the contract's shape. A person who isn't a signer of the file any more was removed. */
function toSignerReply(
  file: LoanFile,
  signer: SignerRecord,
  signed: ReadonlyMap<string, Date>,
  reader: string,
): SignerReply {
  const { person, identityUuid, firstName, lastName, email, phoneNumber, livesThere, sentAt, removedAt } = signer;
  const known = file.signers[person];
  return {
    signerUuid: person,
    personUuid: person,
    identityUuid,
    firstName,
    lastName,
    role: known?.role ?? 'CO_DEEDER',
    livesThere: known?.livesThere ?? livesThere,
    email: email && maskEmail(email),
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    removableBy: known?.opened ? 'US' : 'YOU',
    state: (file.ended ? null : signerState(file, person, reader)) ?? 'CANCELLED',
    sentAt: sentAt?.toISOString() ?? null,
    signedAt: hasSignedDeed(file, person) ? (signed.get(person)?.toISOString() ?? null) : null,
    cancelledAt: known ? null : (removedAt?.toISOString() ?? null),
  };
}

/** Returns a named signer, as the signer sees it unless another person reads it. */
export async function loadSignerReply(
  context: Context,
  uuid: string,
  person: string,
  reader: string = person,
): Promise<SignerReply> {
  const row = (await readApplication(context.db, uuid)) ?? refuse('not-found');
  return (
    (await loadSignersReply(context, row, reader)).signers.find((one) => one.personUuid === person) ??
    refuse('not-found')
  );
}

/**
 * Fills the sentence of the step `co-deed` with the people who must still be named, and with the reason where all have
 * the same.
 */
export const coDeedWords: GateWords = async ({ vault }, trx, uuid): Promise<ExplainWords> => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const open = new Set(unnamedSigners(row.projection));
  const people = (await peopleOnTitle(vault, trx, uuid)).filter((one) => open.has(one.person));
  if (people.length === 0) return {};
  const [reason, ...others] = new Set(people.map((one) => one.reason));
  return {
    names: formatList(people.map(({ name, relation }) => name ?? NAMES[relation])),
    ...(reason !== undefined && others.length === 0 ? { reason } : {}),
  };
};
