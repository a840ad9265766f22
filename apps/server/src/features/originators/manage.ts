import { randomUUID } from 'node:crypto';
import type { addReferral, AnswerOf, changeOriginator, listOriginators, Request } from '@lintel/contract';
import { readOriginatorsCsv, REFERRAL_DAYS, type OriginatorInput } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseFields, refuseWith } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
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

type Originator = AnswerOf<typeof listOriginators>[number];

const toOriginator = (row: OriginatorRow): Originator => ({
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

export const loadOriginators = async (context: Context, { organisation }: Caller): Promise<Originator[]> =>
  (await listOrganizationOriginators(context.db, organisation)).map(toOriginator);

export async function saveNewOriginator(context: Context, caller: Caller, input: OriginatorInput): Promise<Originator> {
  const { organisation, identityUuid } = caller;
  const uuid = randomUUID();
  const row = (await insertOriginator(context.db, { uuid, organisation, ...toValues(input) })) ?? refuseTaken();
  event(context, 'originator.added', { identity: identityUuid, organisation, originator: uuid });
  return toOriginator(row);
}

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
  return toOriginator(changed);
}

/** Saves every row of a file in one transaction, or none. An NMLS ID that is listed changes that record. */
export async function importCsv(
  context: Context,
  { organisation, identityUuid }: Caller,
  csv: string,
): Promise<{ added: number; changed: number }> {
  const read = readOriginatorsCsv(csv);
  if ('errors' in read) return refuseFields(read.errors);
  const counts = await context.db.transaction().execute(async (trx) => {
    let added = 0;
    for (const input of read.rows) {
      const row = { uuid: randomUUID(), organisation, ...toValues(input) };
      if (await insertOriginator(trx, row)) {
        added += 1;
        continue;
      }
      const known = (await findOriginatorByNmls(trx, organisation, input.nmlsId)) ?? refuse('not-found');
      await updateOriginator(trx, known.uuid, toValues(input));
    }
    return { added, changed: read.rows.length - added };
  });
  event(context, 'originators.imported', { identity: identityUuid, organisation, ...counts });
  return counts;
}

export async function saveReferral(
  context: Context,
  { organisation, identityUuid }: Caller,
  originatorUuid: string,
  { name, address, phoneNumber, email }: Request<typeof addReferral>['body'],
): Promise<AnswerOf<typeof addReferral>> {
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
