import type { enterPayoffFigures, Request } from '@lintel/contract';
import { centsOf } from '@lintel/domain';
import { refuse, refuseWith } from '../http/errors.ts';
import { figuresReceived, lastRound } from '../payoff/figures.ts';
import { asksForFigures, lettersRead } from '../payoff/letters.ts';
import { act, type Acting } from './act.ts';
import { sweepAlarms } from './alarms.ts';
import { documentOfFile } from './documents.ts';

/**
 * Enters figures that creditors told, by a letter on the file where one is named (calls ST-25); a debt that nobody asked about is `choice-unknown`. Answers what is
 * known of the round, in dollars.
 */
export async function figuresEntered(acting: Acting, { figures }: Request<typeof enterPayoffFigures>['body']): Promise<number> {
  const { context, loan } = acting;
  const letters = [...new Set(figures.flatMap(({ documentUuid }) => documentUuid?.toLowerCase() ?? []))];
  await act(acting, ['payoff'], { act: 'payoff-figures', debts: figures.length, letters: letters.join(' ') }, async (seen) => {
    if (!asksForFigures(seen.file)) refuseWith('not-at-this-step', { version: seen.version });
    for (const letter of letters) await documentOfFile(seen.trx, seen.uuid, letter);
    const given = figures.map(({ liabilityUuid, amount, perDiem, goodThrough, payTo }) => ({ liabilityUuid, amountCents: centsOf(amount), perDiemCents: centsOf(perDiem), goodThrough, payTo }));
    const { facts, unknown } = await figuresReceived(context, seen, given);
    if (unknown.length > 0) return refuse('choice-unknown');
    await lettersRead(context, seen, letters);
    return facts;
  });
  await sweepAlarms(context, loan.uuid);
  const round = await lastRound(context.vault, context.db, loan.uuid);
  return round.reduce((sum, asked) => sum + (asked.figure?.amountCents ?? 0), 0) / 100;
}
