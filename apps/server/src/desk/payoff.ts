import type { enterPayoffFigures, Request } from '@lintel/contract';
import { centsOf, gateOf, isOpen } from '@lintel/domain';
import { refuse, refuseWith } from '../http/errors.ts';
import { figuresReceived, lastRound } from '../payoff/figures.ts';
import { act, type Acting } from './act.ts';

/** Enters figures that creditors told (calls ST-25); a debt that nobody asked about is `choice-unknown`. Answers what is known of the round, in dollars. */
export async function figuresEntered(acting: Acting, { figures }: Request<typeof enterPayoffFigures>['body']): Promise<number> {
  const { context, loan } = acting;
  await act(acting, ['payoff'], { act: 'payoff-figures', debts: figures.length }, async (seen) => {
    if (!isOpen(gateOf('payoff'), seen.file) && !isOpen(gateOf('payoff-renew'), seen.file)) refuseWith('not-at-this-step', { version: seen.version });
    const given = figures.map(({ liabilityUuid, amount, perDiem, goodThrough, payTo }) => ({ liabilityUuid, amountCents: centsOf(amount), perDiemCents: centsOf(perDiem), goodThrough, payTo }));
    const { facts, unknown } = await figuresReceived(context, seen, given);
    return unknown.length > 0 ? refuse('choice-unknown') : facts;
  });
  const round = await lastRound(context.vault, context.db, loan.uuid);
  return round.reduce((sum, asked) => sum + (asked.figure?.amountCents ?? 0), 0) / 100;
}
