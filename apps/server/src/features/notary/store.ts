import type { MeetingPlace } from '@lintel/domain';
import type { Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { NotaryTables } from './tables.ts';

type BookingRow = Selectable<NotaryTables['notary_booking']>;
/** A video session with a notary. */
export type SessionRow = Selectable<NotaryTables['notary_session']>;

/** A person on a loan who meets a notary. */
export interface NotaryParty {
  readonly uuid: string;
  /** BORROWER, or a signer's ID. */
  readonly person: string;
}

/** A meeting place: an office of the platform's list, or an address. */
export interface Meeting {
  readonly type: MeetingPlace;
  readonly address: {
    readonly street1: string;
    readonly street2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  } | null;
  readonly officeId: string | null;
  readonly officeName: string | null;
}

interface BookingDetails {
  readonly place: Meeting | null;
  readonly accessNotes: string | null;
  readonly notary: { readonly name: string; readonly phone: string } | null;
}

/** An appointment with a notary, unsealed. */
export type Booking = Omit<BookingRow, 'sealed' | 'key_id'> & BookingDetails;

const bookingSealContext = (uuid: string): string => sealContext('notary_booking', uuid);
const sessionSealContext = (uuid: string): string => sealContext('notary_session', uuid);
const wetSigningSealContext = ({ uuid, person }: NotaryParty, setNumber: number): string =>
  sealContext('wet_signing', uuid, person, setNumber);

function unsealRow(vault: Vault, { sealed, key_id, ...row }: BookingRow): Booking {
  return { ...row, ...vault.open<BookingDetails>(bookingSealContext(row.uuid), { sealed, key_id }) };
}

/** Returns a person's current booking, if there is one. */
export async function findCurrentBooking(
  vault: Vault,
  trx: Executor,
  { uuid, person }: NotaryParty,
): Promise<Booking | undefined> {
  const row = await trx
    .selectFrom('notary_booking')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row && unsealRow(vault, row);
}

/** Returns a booking of this person, including a canceled one. */
export async function loadBooking(
  vault: Vault,
  trx: Executor,
  { uuid, person }: NotaryParty,
  bookingUuid: string,
): Promise<Booking | undefined> {
  const row = await trx
    .selectFrom('notary_booking')
    .selectAll()
    .where('uuid', '=', bookingUuid)
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .executeTakeFirst();
  return row && unsealRow(vault, row);
}

/** Saves a booking. Returns false when another person has that time, or this person another booking. */
export async function insertBooking(
  vault: Vault,
  trx: Executor,
  { place, accessNotes, notary, ...row }: Booking,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notary_booking')
    .values({
      ...row,
      ...vault.seal(bookingSealContext(row.uuid), { place, accessNotes, notary } satisfies BookingDetails),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Moves a booking to another time. Returns false when another person has it. */
export async function moveBooking(
  vault: Vault,
  trx: Executor,
  before: Booking,
  to: { slotId: string; startsAt: Date; endsAt: Date; notary: BookingDetails['notary']; at: Date },
): Promise<boolean> {
  // Looks for a conflicting row first, because an error would end the transaction.
  const taken = await trx
    .selectFrom('notary_booking')
    .select('uuid')
    .where('slot_id', '=', to.slotId)
    .where('cancelled_at', 'is', null)
    .where('uuid', '!=', before.uuid)
    .executeTakeFirst();
  if (taken) return false;
  const details: BookingDetails = { place: before.place, accessNotes: before.accessNotes, notary: to.notary };
  const change = {
    slot_id: to.slotId,
    starts_at: to.startsAt,
    ends_at: to.endsAt,
    changed_at: to.at,
    sequence: before.sequence + 1,
    ...vault.seal(bookingSealContext(before.uuid), details),
  };
  await trx.updateTable('notary_booking').set(change).where('uuid', '=', before.uuid).execute();
  return true;
}

export async function cancelBooking(
  trx: Executor,
  { uuid, sequence }: Pick<Booking, 'uuid' | 'sequence'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('notary_booking')
    .set({ cancelled_at: at, changed_at: at, sequence: sequence + 1 })
    .where('uuid', '=', uuid)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Returns which of these times are free. */
export async function filterUnbooked(trx: Executor, slotIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (slotIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom('notary_booking')
    .select('slot_id')
    .where('slot_id', 'in', [...slotIds])
    .where('cancelled_at', 'is', null)
    .execute();
  const takenSlots = new Set(rows.map((row) => row.slot_id));
  return new Set(slotIds.filter((one) => !takenSlots.has(one)));
}

/** Returns the latest video session of a person, open or ended. */
export const findLastSession = (trx: Executor, { uuid, person }: NotaryParty): Promise<SessionRow | undefined> =>
  trx
    .selectFrom('notary_session')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findSession = (
  trx: Executor,
  { uuid, person }: NotaryParty,
  sessionUuid: string,
): Promise<SessionRow | undefined> =>
  trx
    .selectFrom('notary_session')
    .selectAll()
    .where('uuid', '=', sessionUuid)
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .executeTakeFirst();

/** Returns a session by the ID that the platform uses. */
export const findSessionByUuid = (trx: Executor, sessionUuid: string): Promise<SessionRow | undefined> =>
  trx.selectFrom('notary_session').selectAll().where('uuid', '=', sessionUuid).executeTakeFirst();

/** Saves an opened session unless one is open. Returns the open one. */
export async function saveSession(
  vault: Vault,
  trx: Executor,
  { url, ...row }: Omit<SessionRow, 'sealed' | 'key_id'> & { readonly url: string },
): Promise<SessionRow> {
  await trx
    .insertInto('notary_session')
    .values({ ...row, ...vault.seal(sessionSealContext(row.uuid), { url }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('notary_session')
    .selectAll()
    .where('application_uuid', '=', row.application_uuid)
    .where('person', '=', row.person)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Unseals the address of the platform's page for a session. */
export const getSessionUrl = (vault: Vault, row: SessionRow): string =>
  vault.open<{ url: string }>(sessionSealContext(row.uuid), row).url;

/** Records the platform's report about a session. A session that has ended doesn't change any more. */
export async function changeSession(
  trx: Executor,
  sessionUuid: string,
  change: Partial<Pick<SessionRow, 'state' | 'queue_position' | 'ended_because' | 'ended_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('notary_session')
    .set(change)
    .where('uuid', '=', sessionUuid)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Completes a session. One that was recorded as left may turn out to be signed, never the other way around. */
export async function completeSession(
  trx: Executor,
  sessionUuid: string,
  because: 'SIGNED' | 'PAPERS_CHANGED',
  at: Date,
): Promise<void> {
  await trx
    .updateTable('notary_session')
    .set({ state: 'ENDED', ended_because: because, ended_at: at })
    .where('uuid', '=', sessionUuid)
    .where((row) => row.or([row('ended_because', 'is', null), row('ended_because', '!=', 'SIGNED')]))
    .execute();
}

export async function saveDeviceCheck(
  trx: Executor,
  { uuid, person }: NotaryParty,
  check: Pick<NotaryTables['notary_device'], 'camera' | 'microphone' | 'network' | 'checked_at'>,
): Promise<void> {
  await trx
    .insertInto('notary_device')
    .values({ application_uuid: uuid, person, ...check })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'person']).doUpdateSet(check))
    .execute();
}

export const findNotaryDevice = (trx: Executor, { uuid, person }: NotaryParty) =>
  trx
    .selectFrom('notary_device')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .executeTakeFirst();

/** A signing in ink that staff entered: time, place, and copies of the notice of the right to cancel. */
export interface WetSigning {
  readonly at: Date;
  readonly copies: number;
  readonly place: Meeting;
}

export async function saveWetSigning(
  vault: Vault,
  trx: Executor,
  party: NotaryParty,
  setNumber: number,
  { at, copies, place }: WetSigning,
  enteredAt: Date,
): Promise<void> {
  await trx
    .insertInto('wet_signing')
    .values({
      application_uuid: party.uuid,
      person: party.person,
      papers: setNumber,
      signed_at: at,
      copies,
      entered_at: enteredAt,
      ...vault.seal(wetSigningSealContext(party, setNumber), { place }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findWetSigning(
  vault: Vault,
  trx: Executor,
  party: NotaryParty,
  setNumber: number,
): Promise<WetSigning | undefined> {
  const row = await trx
    .selectFrom('wet_signing')
    .selectAll()
    .where('application_uuid', '=', party.uuid)
    .where('person', '=', party.person)
    .where('papers', '=', setNumber)
    .executeTakeFirst();
  return (
    row && {
      at: row.signed_at,
      copies: row.copies,
      place: vault.open<{ place: Meeting }>(wetSigningSealContext(party, setNumber), row).place,
    }
  );
}
