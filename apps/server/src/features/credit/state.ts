import type { HandlerReply, readCredit } from '@lintel/contract';
import { formatList, MAX_SSN_TRIES, MAX_UNFREEZE_TRIES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow, GateWords } from '../../loan-file/index.ts';
import { readCreditMatch } from '../../records/answers/index.ts';
import { readHardFreeze, readHardReport, readSoftAnswer, findCreditReport } from '../../records/credit-report/index.ts';
import type { CreditAnswer } from '../../vendors/index.ts';
import { readExplanation } from '../explanations/index.ts';
import { loadPullRetries } from './limits.ts';
import { BUREAUS } from './request.ts';
import { findNextRetry } from './retry-job.ts';

type Credit = HandlerReply<typeof readCredit>;
const RESULTS = ['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'] as const;

/**
 * Builds the reply of the credit screens: the result of the soft pull, or of the hard pull once it was requested, and
 * what the borrower can do about it.
 */
export async function loadCreditState(context: Context, trx: Executor, row: ApplicationRow): Promise<Credit> {
  const file = row.projection;
  const { softPull: soft, hardPull: hard, ssnAttempts: ssn, reached } = file;
  const pull = reached['hard-credit'] === undefined ? 'SOFT' : 'HARD';
  const { outcome } = pull === 'HARD' ? hard : soft;
  const answer = outcome === null ? null : await loadLastAnswer(context, trx, row.uuid, pull, outcome);
  const match = await readCreditMatch(context, trx, row.uuid);
  const digits = match && (await context.vault.get<string>(trx, 'ssn', match.ssn));
  return {
    pull,
    result: RESULTS.find((known) => known === outcome) ?? null,
    bureaus: toBureaus(answer),
    attemptsLeft:
      outcome === 'FROZEN'
        ? Math.max(MAX_UNFREEZE_TRIES - (await loadPullRetries(context, trx, row.uuid, pull)).length, 0)
        : Math.max(MAX_SSN_TRIES - ssn, 0),
    nextTryAt:
      outcome === 'ERROR' ? await findNextRetry(trx, row.uuid, pull === 'HARD' ? 'hard-error' : 'soft-error') : null,
    ssnLast4: digits?.slice(-4) ?? null,
    explanation: file.delinquencyExplained ? await loadExplanation(context, trx, row.uuid) : null,
    late: ((await findCreditReport(context, trx, row.uuid))?.report.late ?? []).map(({ creditorName, month }) => ({
      creditorName,
      month,
    })),
  };
}

async function loadExplanation({ vault }: Context, trx: Executor, uuid: string): Promise<Credit['explanation']> {
  const explanation = await readExplanation({ vault }, trx, uuid);
  return explanation?.about === 'DELINQUENCY' ? { answer: explanation.answer ?? null, text: explanation.text } : null;
}

/** Returns the bureau's answer with this outcome. */
const loadLastAnswer = (
  context: Context,
  trx: Executor,
  uuid: string,
  pull: 'SOFT' | 'HARD',
  outcome: string,
): Promise<CreditAnswer | null> =>
  (pull === 'SOFT' ? readSoftAnswer : outcome === 'FROZEN' ? readHardFreeze : readHardReport)(context, trx, uuid);

/**
 * Builds the loader of `{bureau}` for the status text: the bureaus where the file is frozen, as "Equifax and Experian".
 */
export const createBureauLoader =
  (read: typeof readSoftAnswer | typeof readHardFreeze): GateWords =>
  async (context, trx, uuid) => {
    const answer = await read(context, trx, uuid);
    return answer?.outcome === 'FROZEN' && answer.bureaus.length > 0 ? { bureau: formatList(answer.bureaus) } : {};
  };

function toBureaus(answer: CreditAnswer | null): Credit['bureaus'] {
  if (answer?.outcome === 'FROZEN')
    return answer.bureaus.map((name) => ({ name, phoneNumber: null, url: null, ...BUREAUS[name], blocked: true }));
  if (answer?.outcome !== 'FOUND') return [];
  const { name, phoneNumber, url } = answer.report.bureau;
  return [{ name, phoneNumber, url, blocked: false }];
}
