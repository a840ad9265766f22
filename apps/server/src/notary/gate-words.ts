import { formatDateInProse } from '@lintel/domain';
import type { Words } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { signingPeople } from '../signing/people.ts';
import { withoutOwnerNotice } from './owner-notice.ts';
import { plannedOf } from './plan.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who is still to get the notice of Texas. */
export const ownerWords: Words = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const open = new Set(withoutOwnerNotice(row.projection));
  const names = (await signingPeople(context, trx, row)).filter((one) => open.has(one.person)).map((one) => one.firstName);
  return names.length === 0 ? {} : { names: LIST.format(names) };
};

/** Until when the law has one wait. */
export const waitWords: Words = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const from = row && (await plannedOf(context, trx, row)).from;
  return from ? { date: formatDateInProse(from.on) } : {};
};
