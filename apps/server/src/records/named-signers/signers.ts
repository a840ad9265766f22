import { sql, type Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { SignerTables } from './tables.ts';

/** An additional signer as the borrower or the lender named them. */
export interface NamedSigner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** The borrower's statement. It only prefills the signer's own question. */
  readonly livesThere: 'UNKNOWN' | 'YES' | 'NO';
}

/** An additional signer with their account, invitations and reminders. */
export interface SignerRecord extends NamedSigner {
  readonly person: string;
  readonly uuid: string;
  readonly organisation: string;
  readonly identityUuid: string | null;
  readonly round: number;
  readonly sentAt: Date | null;
  /** By the loan clock. Null when no more reminders are due. */
  readonly remindAt: Date | null;
  readonly removedAt: Date | null;
}

type Row = Selectable<SignerTables['signer']>;

const signerSealContext = (person: string): string => sealContext('signer', person);

function unsealRow(vault: Vault, row: Row): SignerRecord {
  const {
    person,
    application_uuid: uuid,
    organisation,
    identity_uuid: identityUuid,
    round,
    sent_at: sentAt,
    remind_at: remindAt,
    removed_at: removedAt,
  } = row;
  return {
    person,
    uuid,
    organisation,
    identityUuid,
    round,
    sentAt,
    remindAt,
    removedAt,
    ...vault.open<NamedSigner>(signerSealContext(person), row),
  };
}

/** The hash that an address is found by, with the key that made it. */
export type EmailIndex = Pick<Row, 'email_hash' | 'email_key_id'>;

/** A naming by a loan's borrower or lender. */
interface SignerNaming {
  readonly uuid: string;
  readonly organisation: string;
  readonly person: string;
  readonly emailIndex: EmailIndex;
  readonly at: Date;
}

/** Saves a named signer. A person who is named again after removal gets the new details, and no account yet. */
export async function saveSigner(
  vault: Vault,
  trx: Executor,
  { uuid, organisation, person, emailIndex, at }: SignerNaming,
  signer: NamedSigner,
): Promise<void> {
  const row = {
    named_at: at,
    identity_uuid: null,
    ...emailIndex,
    removed_at: null,
    removed_because: null,
    ...vault.seal(signerSealContext(person), signer),
  };
  await trx
    .insertInto('signer')
    .values({ person, application_uuid: uuid, organisation, sent_at: null, replay_link: null, ...row })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
    .execute();
}

/** Changes a signer's contact details. */
export async function changeContact(
  vault: Vault,
  trx: Executor,
  signer: SignerRecord,
  contact: Pick<NamedSigner, 'email' | 'phoneNumber'>,
  emailIndex: EmailIndex,
): Promise<void> {
  const { firstName, lastName, livesThere } = signer;
  await trx
    .updateTable('signer')
    .set({
      ...emailIndex,
      ...vault.seal(signerSealContext(signer.person), { firstName, lastName, livesThere, ...contact }),
    })
    .where('person', '=', signer.person)
    .execute();
}

/** Changes columns of a signer that aren't sealed. */
export async function changeSigner(
  trx: Executor,
  person: string,
  change: Partial<
    Pick<
      Row,
      'identity_uuid' | 'removed_at' | 'removed_because' | 'replay_link' | 'email_hash' | 'email_key_id' | 'remind_at'
    >
  >,
): Promise<void> {
  await trx.updateTable('signer').set(change).where('person', '=', person).execute();
}

/** Locks a signer's row until the transaction ends. */
export async function lockSigner(trx: Executor, person: string): Promise<void> {
  await trx.selectFrom('signer').select('person').where('person', '=', person).forUpdate().execute();
}

/** Counts a link sent to a signer at a time. Returns its number. */
export async function startRound(trx: Executor, person: string, at: Date): Promise<number> {
  const { round } = await trx
    .updateTable('signer')
    .set({ round: sql`round + 1`, sent_at: at })
    .where('person', '=', person)
    .returning('round')
    .executeTakeFirstOrThrow();
  return round;
}

/** Returns up to `limit` signers whose reminder is due by `now`, the longest overdue first. */
export function dueReminders(trx: Executor, now: Date, limit: number): Promise<Pick<Row, 'person' | 'round'>[]> {
  return trx
    .selectFrom('signer')
    .select(['person', 'round'])
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute();
}

/** Clears a link's reminder. A newer link's reminder stays. */
export async function clearReminder(trx: Executor, { person, round }: Pick<Row, 'person' | 'round'>): Promise<void> {
  await trx
    .updateTable('signer')
    .set({ remind_at: null })
    .where('person', '=', person)
    .where('round', '=', round)
    .execute();
}

/** Returns everyone who was ever named for a loan, by person. */
export async function loadSigners(
  vault: Vault,
  trx: Executor,
  uuid: string,
): Promise<ReadonlyMap<string, SignerRecord>> {
  const rows = await trx
    .selectFrom('signer')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('named_at')
    .execute();
  return new Map(rows.map((row) => [row.person, unsealRow(vault, row)]));
}

export async function findSigner(vault: Vault, trx: Executor, person: string): Promise<SignerRecord | undefined> {
  const row = await trx.selectFrom('signer').selectAll().where('person', '=', person).executeTakeFirst();
  return row && unsealRow(vault, row);
}

/**
 * Returns every signer for whom an account accepted an invitation, and every signer with one of the addresses whom no
 * account has accepted for yet, the latest named first. Removed signers are included.
 */
export async function findSigners(
  vault: Vault,
  trx: Executor,
  organization: string,
  { identityUuid, emailHashes }: { identityUuid?: string | undefined; emailHashes?: readonly string[] },
): Promise<SignerRecord[]> {
  const rows = await trx
    .selectFrom('signer')
    .selectAll()
    .where('organisation', '=', organization)
    .where((row) =>
      row.or([
        ...(identityUuid === undefined ? [] : [row('identity_uuid', '=', identityUuid)]),
        ...(emailHashes === undefined
          ? []
          : [row.and([row('email_hash', 'in', emailHashes), row('identity_uuid', 'is', null)])]),
      ]),
    )
    .orderBy('named_at', 'desc')
    .execute();
  return rows.map((row) => unsealRow(vault, row));
}
