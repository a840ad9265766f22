import { staffCallsFrom } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { selectApplications } from '../../loan-file/index.ts';
import type { GateTakeover } from '../../records/staff-tasks/index.ts';
import { isAddressVerified, contactSealContext, type EmployerContact } from './employer.ts';

/** Returns files at gate `employer` whose employer staff must call by now: one of them, or all. */
export async function findEmployersToCall(
  { db, vault, vendors }: Context,
  now: Date,
  uuid?: string,
): Promise<GateTakeover[]> {
  let query = selectApplications(db)
    .innerJoin('employer_contact as asked', 'asked.application_uuid', 'application.uuid')
    .select(['application.uuid', 'asked.way', 'asked.state', 'asked.asked_at', 'asked.code_expires_at'])
    .select(['asked.sealed', 'asked.key_id'])
    .where('application.gate', '=', 'employer')
    .where('asked.state', 'in', ['ASKED', 'CODE_SENT']);
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  const isStaffOnly = vendors.income.employment.provider === 'desk';
  return (await query.execute()).flatMap((row) => {
    const { workEmail } = vault.open<EmployerContact>(contactSealContext(row.uuid), row);
    const from = staffCallsFrom({
      way: row.way,
      askedAt: row.asked_at,
      isAddressProved: isAddressVerified(row),
      hasMail: Boolean(workEmail),
      isStaffOnly,
    });
    return from <= now ? [{ uuid: row.uuid, from }] : [];
  });
}
