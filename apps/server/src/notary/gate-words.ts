import { formatDateInProse } from '@lintel/domain';
import { readApplication } from '../loan-file/applications.ts';
import type { GateWords } from '../loan-file/context.ts';
import { namesWords } from '../named-signers/names.ts';
import { plannedOf } from '../notary-plan/plan.ts';
import { withoutOwnerNotice } from './owner-notice.ts';

/** Who is still to get the notice of Texas. */
export const ownerWords: GateWords = namesWords(withoutOwnerNotice);

/** Until when the law has one wait. */
export const waitWords: GateWords = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const from = row && (await plannedOf(context, trx, row)).from;
  return from ? { date: formatDateInProse(from.on) } : {};
};
