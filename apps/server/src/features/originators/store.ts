import { sql, type Insertable, type Selectable } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { selectApplications, setOriginator } from '../../loan-file/index.ts';
import type { OriginatorTables } from './tables.ts';
import type { ReferredPerson } from './types.ts';

/** A loan officer or broker. */
export type OriginatorRow = Selectable<OriginatorTables['loan_originator']>;
type NewOriginator = Insertable<OriginatorTables['loan_originator']>;
/** The columns that staff enter. */
export type OriginatorValues = Omit<
  NewOriginator,
  'uuid' | 'organisation' | 'active' | 'staff_uuid' | 'version' | 'created_at' | 'updated_at'
>;

/** Returns an active loan officer or broker of one lender. */
export function findActiveOriginator(
  trx: Executor,
  organization: string,
  uuid: string,
): Promise<OriginatorRow | undefined> {
  return trx
    .selectFrom('loan_originator')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organization)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Returns a loan officer or broker, also one who is no longer active. */
export function findOriginatorByUuid(trx: Executor, uuid: string): Promise<OriginatorRow | undefined> {
  return trx.selectFrom('loan_originator').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** A person whom a loan officer or broker refers. */
export interface Referral {
  readonly uuid: string;
  readonly originatorUuid: string;
  readonly person: ReferredPerson;
}

/** Returns a referral of one lender until it expires or its loan officer is deactivated. */
export async function findReferral(
  { vault, sessionNow }: Pick<Context, 'vault' | 'sessionNow'>,
  trx: Executor,
  organization: string,
  uuid: string,
): Promise<Referral | undefined> {
  const row = await trx
    .selectFrom('referral')
    .innerJoin('loan_originator', 'loan_originator.uuid', 'referral.originator_uuid')
    .selectAll('referral')
    .where('referral.uuid', '=', uuid)
    .where('referral.organisation', '=', organization)
    .where('referral.expires_at', '>', sessionNow())
    .where('loan_originator.active', '=', true)
    .executeTakeFirst();
  return (
    row && {
      uuid: row.uuid,
      originatorUuid: row.originator_uuid,
      person: vault.open<ReferredPerson>(sealContext('referral', row.uuid), row),
    }
  );
}

/** Returns the newest application that a referral led to. */
export async function findReferredApplication(trx: Executor, referralUuid: string): Promise<string | undefined> {
  const row = await selectApplications(trx)
    .innerJoin('application_originator as of', 'of.application_uuid', 'application.uuid')
    .select('application.uuid')
    .where('of.referral_uuid', '=', referralUuid)
    .orderBy('application.created_at', 'desc')
    .executeTakeFirst();
  return row?.uuid;
}

/**
 * Returns the loan officer or broker who referred an application, also one who is no longer active: the contact is
 * today's, the kind and the NMLS ID are those of the day on which the application was created.
 */
export async function findOriginatorRow(trx: Executor, applicationUuid: string): Promise<OriginatorRow | undefined> {
  const row = await trx
    .selectFrom('application_originator as of')
    .innerJoin('loan_originator', 'loan_originator.uuid', 'of.originator_uuid')
    .selectAll('loan_originator')
    .select(['of.kind as kind_then', 'of.nmls_id as nmls_id_then'])
    .where('of.application_uuid', '=', applicationUuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind_then: kind, nmls_id_then: nmlsId, ...originator } = row;
  return { ...originator, kind: kind ?? row.kind, nmls_id: nmlsId ?? row.nmls_id };
}

/** Returns the active record with which a staff member logs in. */
export function findOriginatorOfStaff(
  trx: Executor,
  organization: string,
  staffUuid: string,
  { alsoInactive = false } = {},
): Promise<OriginatorRow | undefined> {
  const found = trx
    .selectFrom('loan_originator')
    .selectAll()
    .where('staff_uuid', '=', staffUuid)
    .where('organisation', '=', organization);
  return (alsoInactive ? found : found.where('active', '=', true)).executeTakeFirst();
}

/** Returns whether a staff member logs in as an active broker. */
export async function isBrokerAccount(trx: Executor, staffUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('loan_originator')
    .select('uuid')
    .where('staff_uuid', '=', staffUuid)
    .where('kind', '=', 'BROKER')
    .where('active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export function setOriginatorStaff(trx: Trx, uuid: string, staffUuid: string | null): Promise<OriginatorRow> {
  return trx
    .updateTable('loan_originator')
    .set({ staff_uuid: staffUuid, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves which loan officer and referral led to an application. */
export async function insertApplicationOriginator(
  trx: Trx,
  row: Selectable<OriginatorTables['application_originator']>,
): Promise<void> {
  await trx.insertInto('application_originator').values(row).execute();
  if (row.originator_uuid !== null) await setOriginator(trx, row.application_uuid, row.originator_uuid);
}

export function listOrganizationOriginators(trx: Executor, organization: string): Promise<OriginatorRow[]> {
  return trx
    .selectFrom('loan_originator')
    .selectAll()
    .where('organisation', '=', organization)
    .orderBy('name')
    .orderBy('uuid')
    .execute();
}

export function lockOriginator(trx: Trx, organization: string, uuid: string): Promise<OriginatorRow | undefined> {
  return trx
    .selectFrom('loan_originator')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organization)
    .forUpdate()
    .executeTakeFirst();
}

export function findOriginatorByNmls(
  trx: Executor,
  organization: string,
  nmlsId: string,
): Promise<OriginatorRow | undefined> {
  return trx
    .selectFrom('loan_originator')
    .selectAll()
    .where('organisation', '=', organization)
    .where('nmls_id', '=', nmlsId)
    .executeTakeFirst();
}

/**
 * Adds a loan officer or broker. Returns undefined when the lender already lists the NMLS ID, even from a concurrent
 * request.
 */
export function insertOriginator(trx: Executor, row: NewOriginator): Promise<OriginatorRow | undefined> {
  return trx
    .insertInto('loan_originator')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateOriginator(
  trx: Executor,
  uuid: string,
  values: OriginatorValues & { readonly active?: boolean },
): Promise<OriginatorRow> {
  return trx
    .updateTable('loan_originator')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves a sealed referral. One that exists under this ID stays as it is. */
export async function insertReferral(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  {
    uuid,
    organisation,
    originatorUuid,
    expiresAt,
    person,
  }: Referral & { readonly organisation: string; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('referral')
    .values({
      uuid,
      organisation,
      originator_uuid: originatorUuid,
      expires_at: expiresAt,
      ...vault.seal(sealContext('referral', uuid), person),
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .execute();
}
