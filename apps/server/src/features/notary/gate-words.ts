import { formatDateInProse } from '@lintel/domain';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { namesWords } from '../../records/named-signers/index.ts';
import { loadNotaryPlan } from '../../records/notary-plan/index.ts';
import { getOwnersWithoutTexasNotice } from './owner-notice.ts';

/** Fills the sentence of the step `owner-notice` with the names of owners who haven't received the Texas notice yet. */
export const ownerNoticeWords: GateWords = namesWords(getOwnersWithoutTexasNotice);

/** Fills the sentence of the step `waiting-period` with the first day on which the law allows signing. */
export const waitWords: GateWords = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const from = row && (await loadNotaryPlan(context, trx, row)).from;
  return from ? { date: formatDateInProse(from.on) } : {};
};
