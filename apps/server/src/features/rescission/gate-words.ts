import { dayEndingAt, formatNearDate, formatList } from '@lintel/domain';
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
export const lastDayWords: GateWords = async (context, trx, uuid) => {
  const { RESCISSION: date } = await loadLastDays(context, trx, uuid);
  return date === undefined ? {} : { date };
};
export const marginWords: GateWords = async (context, trx, uuid) => {
  const { SATISFIED: date, RESCISSION: ended } = await loadLastDays(context, trx, uuid);
  return { ...(date !== undefined && { date }), ...(ended !== undefined && { ended }) };
};

type Clock = 'RESCISSION' | 'SATISFIED';

/** Returns the last days of both clocks in words, as far as they have begun. */
async function loadLastDays(context: Context, trx: Executor, uuid: string): Promise<{ [Name in Clock]?: string }> {
  const clocks = (await readApplication(trx, uuid))?.projection.clocks;
  const days: { [Name in Clock]?: string } = {};
  if (clocks === undefined) return days;
  const zone = await zoneOfHome(context, trx, uuid);
  for (const clock of ['RESCISSION', 'SATISFIED'] as const) {
    const due = clocks[clock]?.due;
    if (due !== undefined) days[clock] = formatNearDate(dayEndingAt(due, zone));
  }
  return days;
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
