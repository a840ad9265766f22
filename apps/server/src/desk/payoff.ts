import type { enterPayoffFigures, Request } from '@lintel/contract';
import { attemptOf, gateOf } from '@lintel/domain';
import { refuse } from '../http/errors.ts';
import { debtsOf } from '../liens/liabilities.ts';
import { keepEvidence } from '../vendors/evidence.ts';
import { act, type Acting } from './act.ts';

/** Enters the figures of every marked debt, and of no other (calls ST-25); answers their sum in dollars. */
export async function figuresEntered(acting: Acting, { figures }: Request<typeof enterPayoffFigures>['body']): Promise<number> {
  const { context } = acting;
  await act(acting, ['payoff'], { act: 'payoff-figures', debts: figures.length }, async ({ uuid, file, trx }) => {
    const marked = (await debtsOf(context.vault, trx, uuid)).filter((debt) => debt.marked).map((debt) => debt.uuid);
    const given = figures.map((one) => one.liabilityUuid);
    if (new Set(given).size !== given.length || new Set([...marked, ...given]).size !== given.length || marked.length !== given.length) return refuse('choice-unknown');
    const attempt = attemptOf(gateOf('payoff'), file);
    const ref = await keepEvidence(context.vault, trx, { uuid, kind: 'payoff', attempt }, { figures });
    const goodUntil = figures.map((one) => one.goodThrough).toSorted()[0] ?? refuse('choice-unknown');
    return [{ type: 'PayoffFiguresReceived', data: { attempt, figures: ref, goodUntil } }];
  });
  return figures.reduce((cents, one) => cents + Math.round(one.amount * 100), 0) / 100;
}
