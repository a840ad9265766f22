import { confirmedMatchStep, type Fact, type LoanFile } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { pacificDay } from '../../loan-file/index.ts';
import { openRecall, findFundsOrder } from '../../records/funding-orders/index.ts';
import { DECLINED_BECAUSE, SANCTIONS_RULES } from './words.en.ts';

/**
 * Applies a confirmed match to its file in its current state: opens a recall of money that was sent, or returns the
 * decline. Called when the match is confirmed, and again when the bank reported what became of the money. Nothing is
 * refunded to a person on a list: a paid fee is blocked too.
 */
export async function applyConfirmedMatch(
  trx: Executor,
  { uuid, file, match, at }: { uuid: string; file: LoanFile; match: string; at: Date },
): Promise<readonly Fact[]> {
  const step = confirmedMatchStep(file, (await findFundsOrder(trx, uuid))?.recallOutcome ?? null);
  if (step === 'RECALL') await openRecall(trx, uuid, at, pacificDay(at));
  if (step !== 'DECLINE') return [];
  return [
    {
      type: 'ApplicationDeclined',
      data: { reasons: [DECLINED_BECAUSE], ruleSet: SANCTIONS_RULES, reliedOn: [match], ground: 'SANCTIONS' },
    },
  ];
}

/** Returns a file's first confirmed match, or undefined. */
export async function findConfirmedMatch(trx: Executor, uuid: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('sanctions_match')
    .select('uuid')
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'CONFIRMED')
    .orderBy('decided_at')
    .executeTakeFirst();
  return row?.uuid;
}
