import { BORROWER, deedSigners, formatDateInProse, hasSignedBefore, type ExplainWords } from '@lintel/domain';
import type { Context, Words } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readApplication } from '../loan-file/applications.ts';
import { dayEnding, zoneOfHome } from './home.ts';
import { withoutNotice } from './notices.ts';
import { listed, ownersOf } from './owners.ts';
import { payoutOf } from './payout.ts';

/** Who is still to sign, by first name. */
export const unsignedNames: Words = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const open = new Set(deedSigners(row.projection).filter((person) => person !== BORROWER && !hasSignedBefore(row.projection, person)));
  return namesOf((await ownersOf(context, row)).filter(({ person }) => open.has(person)));
};

/** Who is still to get the notice of the right to cancel. */
export const unnoticedNames: Words = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  if (!row) return {};
  const open = new Set(withoutNotice(row.projection));
  return namesOf((await ownersOf(context, row)).filter(({ person }) => open.has(person)));
};

const namesOf = (all: Parameters<typeof listed>[0]): ExplainWords => (all.length > 0 ? { names: listed(all) } : {});

/** The last day of the right to cancel, and of the margin for letters. */
export const lastDayWords: Words = (context, trx, uuid) => dayOf(context, trx, uuid, 'RESCISSION');
export const marginWords: Words = (context, trx, uuid) => dayOf(context, trx, uuid, 'SATISFIED');

async function dayOf(context: Context, trx: Executor, uuid: string, clock: 'RESCISSION' | 'SATISFIED'): Promise<ExplainWords> {
  const due = (await readApplication(trx, uuid))?.projection.clocks[clock]?.due;
  return due === undefined ? {} : { date: formatDateInProse(dayEnding(due, await zoneOfHome(context, trx, uuid))) };
}

/** Whose debts the line pays off. */
export const creditorWords: Words = async (context, trx, uuid) => {
  const row = await readApplication(trx, uuid);
  const names = [...new Set((row && (await payoutOf(context, row)))?.payoffs.map(({ creditorName }) => creditorName) ?? [])];
  return names.length > 0 ? { creditors: LIST.format(names) } : {};
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
