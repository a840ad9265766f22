import { formatDateInProse } from '@lintel/domain';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { namesWords } from '../../records/named-signers/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { withoutOwnerNotice } from './owner-notice.ts';

/** The owners who haven't received the Texas notice yet. */
export const ownerWords: GateWords = namesWords(withoutOwnerNotice);

/** Until when the law requires a wait. */
export const waitWords: GateWords = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const from = row && (await loadNotaryPlan(context, trx, row)).from;
  return from ? { date: formatDateInProse(from.on) } : {};
};
