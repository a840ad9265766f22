import { isDeepStrictEqual } from 'node:util';
import type { enterPayoffFigures, Request } from '@lintel/contract';
import { dollarsToCents } from '@lintel/domain';
import {
  recordPayoffFigures,
  findFirstEntry,
  saveFirstEntry,
  loadLastAttempt,
  type FigureEntry,
  isRequestingFigures,
  markLettersRead,
} from '../features/payoff/index.ts';
import { requireSecondPerson } from '../identity/index.ts';
import { refuse, refuseFields, refuseWith } from '../kernel/http/index.ts';
import { loanNow, type LockedLoan, type LoanReply } from '../loan-file/index.ts';
import { recordStaffAction, type StaffAction, findFileDocument } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';
import type { PayoffFigure } from '../vendors/index.ts';
import { PAYOFF } from './words.ts';

/**
 * Enters a creditor's payoff figures, with a letter on the file where one is named. Refuses a debt that no one asked
 * about with `choice-unknown`. Returns the total of the attempt's known figures, in dollars. Two people must enter the
 * same figure; until the second has, it doesn't count. The first person may correct their entry, and so may a colleague
 * who declares it: the entry becomes theirs, and another person confirms it.
 */
export async function savePayoffFigures(
  action: StaffAction,
  { figures }: Request<typeof enterPayoffFigures>['body'],
): Promise<{ readonly reply: LoanReply; readonly payoffTotal: number }> {
  const { context, loan } = action;
  const letters = [...new Set(figures.flatMap(({ documentUuid }) => documentUuid?.toLowerCase() ?? []))];
  const { reply } = await recordStaffAction(
    action,
    ['payoffFigures'],
    {
      act: 'payoff-figures',
      debts: figures.length,
      letters: letters.join(' '),
      replaced: figures.filter(({ replace }) => replace).length,
    },
    async (lockedLoan) => {
      if (!isRequestingFigures(lockedLoan.file)) refuseWith('not-at-this-step', { version: lockedLoan.version });
      for (const letter of letters) await findFileDocument(lockedLoan.trx, lockedLoan.uuid, letter);
      const requests = (await loadLastAttempt(context.vault, lockedLoan.trx, lockedLoan.uuid)).filter(
        ({ attempt }) => attempt === lockedLoan.file.payoffFigures.attempt,
      );
      if (!figures.every(({ liabilityUuid }) => requests.some((asked) => asked.liabilityUuid === liabilityUuid)))
        return refuse('choice-unknown');
      const entries = new Map<string, FigureEntry>();
      const confirmed: PayoffFigure[] = [];
      for (const { amount, perDiem, documentUuid, replace, ...rest } of figures) {
        const figure = { ...rest, amountCents: dollarsToCents(amount), perDiemCents: dollarsToCents(perDiem) };
        const entry = await enterFigure(action, lockedLoan, figure, {
          letter: documentUuid?.toLowerCase() ?? null,
          replaces: replace === true,
        });
        if (entry === null) continue;
        entries.set(figure.liabilityUuid, entry);
        confirmed.push(figure);
      }
      if (confirmed.length === 0) return [];
      const { facts } = await recordPayoffFigures(context, lockedLoan, confirmed, entries);
      await markLettersRead(
        context,
        lockedLoan,
        [...entries.values()].flatMap(({ letter }) => letter ?? []),
      );
      return facts;
    },
  );
  await syncFileTasks(context, loan.uuid);
  const requests = await loadLastAttempt(context.vault, context.db, loan.uuid);
  return { reply, payoffTotal: requests.reduce((sum, asked) => sum + (asked.figure?.amountCents ?? 0), 0) / 100 };
}

/**
 * Returns both people of an entry once a second person has entered exactly the same figure, or null while only one has.
 */
async function enterFigure(
  { context, caller }: StaffAction,
  { uuid, file, trx }: LockedLoan,
  figure: PayoffFigure,
  { letter, replaces }: { letter: string | null; replaces: boolean },
): Promise<FigureEntry | null> {
  const { attempt } = file.payoffFigures;
  const now = await loanNow(context, trx);
  const first = await findFirstEntry(context.vault, trx, uuid, attempt, figure.liabilityUuid);
  const isSame = isDeepStrictEqual(first?.figure, figure);
  if (first === undefined || first.by === caller.identityUuid || (replaces && !isSame)) {
    await saveFirstEntry(context.vault, trx, uuid, attempt, { figure, by: caller.identityUuid, at: now, letter });
    return null;
  }
  if (!isSame) return refuseFields([{ message: PAYOFF.differs, field: 'account' }]);
  await requireSecondPerson(context, trx, first.by, caller.identityUuid);
  return {
    enteredBy: first.by,
    enteredAt: first.at,
    confirmedBy: caller.identityUuid,
    confirmedAt: now,
    letter: letter ?? first.letter,
  };
}
