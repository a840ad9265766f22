import { dayEndingAt, formatNearDate, formatList, type ExplainWords } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { namesWords } from '../../records/named-signers/index.ts';
import { getOwnersWithoutNotice } from './notices.ts';
import { loadPayout } from './payout.ts';

/** Fills the sentence of the step `rescission-notice` with the owners who haven't received the notice yet. */
export const rescissionNoticeWords: GateWords = namesWords(getOwnersWithoutNotice);

/**
 * Fill the sentences of the steps `rescission` and `mail-margin` with the last day of the right to cancel and of the
 * margin for mailed letters.
 */
export const lastDayWords: GateWords = (context, trx, uuid) => loadDueDateWords(context, trx, uuid, 'RESCISSION');
export const marginWords: GateWords = async (context, trx, uuid) => {
  const { date: ended } = await loadDueDateWords(context, trx, uuid, 'RESCISSION');
  return { ...(await loadDueDateWords(context, trx, uuid, 'SATISFIED')), ...(ended === undefined ? {} : { ended }) };
};

async function loadDueDateWords(
  context: Context,
  trx: Executor,
  uuid: string,
  clock: 'RESCISSION' | 'SATISFIED',
): Promise<ExplainWords> {
  const due = (await readApplication(trx, uuid))?.projection.clocks[clock]?.due;
  return due === undefined ? {} : { date: formatNearDate(dayEndingAt(due, await zoneOfHome(context, trx, uuid))) };
}

/** Fills the sentences of `payoff-renew` and `pay-creditors` with the creditors that the line pays off. */
export const creditorWords: GateWords = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const names = [
    ...new Set(
      (row && (await loadPayout({ ...context, db: trx as Context['db'] }, row)))?.payoffs.map(
        ({ creditorName }) => creditorName,
      ) ?? [],
    ),
  ];
  return names.length > 0 ? { creditors: formatList(names) } : {};
};
