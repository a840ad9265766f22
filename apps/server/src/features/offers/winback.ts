import type { HandlerReply, Request, answerWinback, readWinback } from '@lintel/contract';
import { currentGate, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { type LockedLoan, getCounterOfferExpiry } from '../../loan-file/index.ts';
import { loadDebts, setMark } from '../../records/liabilities/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { buildRefundFacts } from '../valuation/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The version of the offers whose smaller line was accepted. */
    'reduced-offer': { readonly version: number };
  }
}

/** Returns the data of the winback screen: the smaller line that we offer, next to the one that isn't possible. */
export async function loadWinback(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<Omit<HandlerReply<typeof readWinback>, 'version'>> {
  const set = await findLatestSet(vault, trx, uuid);
  const winback = set?.data.priced.winback;
  if (!winback || currentGate(file)?.id !== 'winback') return refuse('not-at-this-step');
  return {
    reason: winback.reason,
    before: winback.before.maxDraw > 0 ? winback.before : null,
    after: winback.after,
    most: winback.most ?? null,
    usual: winback.usual ?? null,
    acts: winback.payoffs.length > 0 ? ['PAY_OFF_LIEN', 'REFUSE'] : ['ACCEPT', 'REFUSE'],
    keptUntil: getCounterOfferExpiry(file),
  };
}

/** Records the borrower's answer to the smaller line. Acceptance recomputes the price in the same transaction. */
export async function recordWinbackAnswer(
  context: Context,
  loan: LockedLoan,
  body: Request<typeof answerWinback>['body'],
): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  const { version } = file.offers;
  if (body.answer === 'REFUSE')
    return [...(await buildRefundFacts(context, loan)), { type: 'ReducedOfferRefused', data: { version } }];
  const winback = (await findLatestSet(context.vault, trx, uuid))?.data.priced.winback;
  const byPayoff = (winback?.payoffs.length ?? 0) > 0;
  if (body.answer === 'ACCEPT') {
    if (byPayoff) refuse('payoff-not-possible');
    await saveEvidence(context.vault, trx, { uuid, kind: 'reduced-offer', attempt: version }, { version });
    return [{ type: 'ReducedOfferAccepted', data: { version, payoffs: null } }];
  }
  if (!winback?.payoffs.includes(body.liabilityUuid)) return refuse('payoff-not-possible');
  await setMark(trx, body.liabilityUuid, true);
  const payoffs = (await loadDebts(context.vault, trx, uuid)).filter((debt) => debt.marked).length;
  return [{ type: 'ReducedOfferAccepted', data: { version, payoffs } }];
}
