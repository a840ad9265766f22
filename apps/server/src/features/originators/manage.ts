import { randomUUID } from 'node:crypto';
import type { addReferral, HandlerReply, changeOriginator, listOriginators, Request } from '@lintel/contract';
import { readOriginatorsCsv, REFERRAL_DAYS, type OriginatorInput } from '@lintel/domain';
import { loadStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseFields, refuseWith } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { linkStaff } from './staff-link.ts';
import {
  findOriginatorByNmls,
  insertOriginator,
  insertReferral,
  listOrganizationOriginators,
  lockOriginator,
  type OriginatorRow,
  type OriginatorValues,
  updateOriginator,
} from './store.ts';
import { MANAGE } from './words.ts';

/** A loan officer or broker as the lender's admins see one in the console. */
type Originator = HandlerReply<typeof listOriginators>[number];

type StaffNames = ReadonlyMap<string, string>;

const toOriginator = (row: OriginatorRow, names: StaffNames): Originator => ({
  originatorUuid: row.uuid,
  kind: row.kind,
  name: row.name,
  nmlsId: row.nmls_id,
  phone: row.phone,
  email: row.email,
  licensedStates: row.licensed_states,
  enforceLicensedStates: row.enforce_licensed_states,
  repliesWithinHours: row.replies_within_hours,
  active: row.active,
  staff: row.staff_uuid === null ? null : { staffUuid: row.staff_uuid, name: names.get(row.staff_uuid) ?? '' },
  version: row.version,
});

const toValues = (input: OriginatorInput): OriginatorValues => ({
  kind: input.kind,
  name: input.name,
  nmls_id: input.nmlsId,
  phone: input.phone,
  email: input.email,
  licensed_states: JSON.stringify(input.licensedStates),
  enforce_licensed_states: input.enforceLicensedStates,
  replies_within_hours: input.repliesWithinHours ?? null,
});

const refuseTaken = (): never => refuseFields([{ field: 'nmlsId', message: MANAGE.taken }]);

/** Returns the lender's loan officers and brokers, for the console's list. */
export const loadOriginators = async (context: Context, { organisation }: Caller): Promise<Originator[]> =>
  toOriginatorsWithStaff(context, await listOrganizationOriginators(context.db, organisation));

const toOriginatorWithStaff = async (context: Context, row: OriginatorRow): Promise<Originator> =>
  toOriginator(row, await loadStaffNames(context.db, [row.staff_uuid]));

async function toOriginatorsWithStaff(
  { db }: Pick<Context, 'db'>,
  rows: readonly OriginatorRow[],
): Promise<Originator[]> {
  const names = await loadStaffNames(
    db,
    rows.map((row) => row.staff_uuid),
  );
  return rows.map((row) => toOriginator(row, names));
}

/** Adds a loan officer or broker to the lender's list. */
export async function saveNewOriginator(context: Context, caller: Caller, input: OriginatorInput): Promise<Originator> {
  const { organisation, identityUuid } = caller;
  const uuid = randomUUID();
  const row = (await insertOriginator(context.db, { uuid, organisation, ...toValues(input) })) ?? refuseTaken();
  event(context, 'originator.added', { identity: identityUuid, organisation, originator: uuid });
  return toOriginator(row, new Map());
}

/** Changes or deactivates a loan officer or broker, unless another person did since the record was read. */
export async function saveOriginatorChange(
  context: Context,
  { organisation, identityUuid }: Caller,
  uuid: string,
  { active, ...input }: Request<typeof changeOriginator>['body'],
  version: number | undefined,
): Promise<Originator> {
  const changed = await context.db.transaction().execute(async (trx) => {
    const before = (await lockOriginator(trx, organisation, uuid)) ?? refuse('not-found');
    if (before.version !== version) refuseWith('stale-version', { version: before.version });
    const sameId = await findOriginatorByNmls(trx, organisation, input.nmlsId);
    if (sameId && sameId.uuid !== uuid) refuseTaken();
    return updateOriginator(trx, uuid, { ...toValues(input), active });
  });
  event(context, 'originator.changed', { identity: identityUuid, organisation, originator: uuid, active });
  return toOriginatorWithStaff(context, changed);
}

/** Links or unlinks the teammate who logs in as this loan officer. */
export const saveStaffLink = async (...[context, ...link]: Parameters<typeof linkStaff>): Promise<Originator> =>
  toOriginatorWithStaff(context, await linkStaff(context, ...link));

/**
 * Imports a CSV file of loan officers: every row in one transaction, or none. A row whose NMLS ID is listed already
 * changes that record.
 */
export async function importCsv(
  context: Context,
  { organisation, identityUuid }: Caller,
  csv: string,
): Promise<{ added: number; changed: number }> {
  const read = readOriginatorsCsv(csv);
  if ('errors' in read) return refuseFields(read.errors);
  // All imports write in one order, so that concurrent ones don't deadlock.
  const rows = read.rows.toSorted((a, b) => (a.nmlsId < b.nmlsId ? -1 : 1));
  const [added, changed] = await context.db.transaction().execute(async (trx) => {
    const ids: [added: string[], changed: string[]] = [[], []];
    for (const input of rows) {
      const row = { uuid: randomUUID(), organisation, ...toValues(input) };
      if (await insertOriginator(trx, row)) {
        ids[0].push(row.uuid);
        continue;
      }
      const known = (await findOriginatorByNmls(trx, organisation, input.nmlsId)) ?? refuse('not-found');
      await updateOriginator(trx, known.uuid, toValues(input));
      ids[1].push(known.uuid);
    }
    return ids;
  });
  event(context, 'originators.imported', {
    identity: identityUuid,
    organisation,
    added: added.join(' '),
    changed: changed.join(' '),
  });
  return { added: added.length, changed: changed.length };
}

/** Saves a person whom a loan officer refers, as staff enter it. The referral's ID is the `rid` of the link to send. */
export async function saveReferral(
  context: Context,
  { organisation, identityUuid }: Caller,
  originatorUuid: string,
  { name, address, phoneNumber, email }: Request<typeof addReferral>['body'],
): Promise<HandlerReply<typeof addReferral>> {
  const uuid = randomUUID();
  const expiresAt = new Date(context.sessionNow().getTime() + REFERRAL_DAYS * DAY_MS);
  await context.db.transaction().execute(async (trx) => {
    const originator = await lockOriginator(trx, organisation, originatorUuid);
    if (!originator?.active) refuse('not-found');
    await insertReferral(context, trx, {
      uuid,
      organisation,
      originatorUuid,
      expiresAt,
      person: {
        name: name ? { ...name, suffix: name.suffix ?? '', middleName: name.middleName ?? '' } : null,
        address: address ? { ...address, street2: address.street2 ?? '' } : null,
        phoneNumber: phoneNumber ?? null,
        email: email ?? null,
      },
    });
  });
  event(context, 'referral.added', { identity: identityUuid, organisation, originator: originatorUuid });
  return { referralUuid: uuid, expiresOn: expiresAt.toISOString().slice(0, 10) };
}
