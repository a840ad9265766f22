import { anySigned, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { loadDebts, setBalance } from '../../records/liabilities/index.ts';
import { saveEvidence, type PayoffFigure } from '../../vendors/index.ts';
import { saveFigure, loadLastAttempt, type FigureEntry } from './store.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The figures of one attempt, as final checks and staff saw them. */
    payoff: readonly PayoffFigure[];
  }
}

/**
 * Records creditors' figures from a letter, a webhook or staff. Returns PayoffFiguresReceived once every requested debt
 * has a figure, valid until the first of them expires. The creditor's figure replaces the balance until someone has
 * signed. `unknown` are debts whose figures weren't requested.
 */
export async function recordPayoffFigures(
  context: Context,
  { uuid, trx, file }: LockedLoan,
  figures: readonly PayoffFigure[],
  entries?: ReadonlyMap<string, FigureEntry>,
): Promise<{ facts: readonly Fact[]; unknown: readonly string[] }> {
  // Once an attempt is complete, staff may have approved its recipients, so later figures are ignored.
  if (file.payoffFigures.received) return { facts: [], unknown: [] };
  const { vault } = context;
  const { attempt } = file.payoffFigures;
  const unknown: string[] = [];
  for (const figure of figures)
    if (!(await saveFigure(vault, trx, uuid, attempt, figure, entries?.get(figure.liabilityUuid))))
      unknown.push(figure.liabilityUuid);
  const requests = (await loadLastAttempt(vault, trx, uuid)).filter((request) => request.attempt === attempt);
  const known = requests.flatMap((request) => (request.figure ? [request.figure] : []));
  if (requests.length === 0 || known.length < requests.length) return { facts: [], unknown };
  const debts = await loadDebts(vault, trx, uuid);
  if (!anySigned(file)) {
    for (const debt of debts) {
      const figure = known.find((one) => one.liabilityUuid === debt.uuid);
      if (figure && debt.marked) await setBalance(vault, trx, debt, figure.amountCents);
    }
  }
  const ref = await saveEvidence(vault, trx, { uuid, kind: 'payoff', attempt }, known);
  const goodUntil = known.map((figure) => figure.goodThrough).toSorted()[0] ?? '';
  return { facts: [{ type: 'PayoffFiguresReceived', data: { attempt, figures: ref, goodUntil } }], unknown };
}
