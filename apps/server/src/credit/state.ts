import type { AnswerOf, readCredit } from '@lintel/contract';
import { MOST_SSN_TRIES, MOST_UNFREEZE_TRIES } from '@lintel/domain';
import type { Context, Words } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import type { CreditAnswer } from '../vendors/credit/port.ts';
import { readEvidence } from '../vendors/evidence.ts';
import { BUREAUS } from './bureaus.ts';
import { askedAgain } from './limits.ts';
import type { MatchGiven } from './request.ts';
import { nextRetry } from './retry-job.ts';

type Credit = AnswerOf<typeof readCredit>;
const RESULTS = ['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'] as const;

/** How the last pull went and what the borrower can do about it. */
export async function creditState(context: Context, trx: Executor, row: ApplicationRow): Promise<Credit> {
  const { soft, ssn } = row.projection;
  const answer = await readEvidence<CreditAnswer>(context.vault, trx, row.uuid, 'credit-soft');
  const given = await readEvidence<MatchGiven>(context.vault, trx, row.uuid, 'match');
  const digits = given && (await context.vault.get<string>(trx, 'ssn', given.ssn));
  return {
    pull: 'SOFT',
    result: RESULTS.find((known) => known === soft.outcome) ?? null,
    bureaus: bureausOf(soft.outcome === null ? null : answer),
    attemptsLeft: soft.outcome === 'FROZEN' ? Math.max(MOST_UNFREEZE_TRIES - (await askedAgain(context, trx, row.uuid)).length, 0) : Math.max(MOST_SSN_TRIES - ssn, 0),
    nextTryAt: soft.outcome === 'ERROR' ? await nextRetry(trx, row.uuid) : null,
    ssnLast4: digits?.slice(-4) ?? null,
    late: answer?.outcome === 'FOUND' ? answer.report.late.map((one) => ({ ...one })) : [],
  };
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** The bureaus that keep the file frozen, as "Equifax and Experian". */
export const frozenWords: Words = async ({ vault }, trx, uuid) => {
  const answer = await readEvidence<CreditAnswer>(vault, trx, uuid, 'credit-soft');
  return answer?.outcome === 'FROZEN' && answer.bureaus.length > 0 ? { bureau: LIST.format(answer.bureaus) } : {};
};

function bureausOf(answer: CreditAnswer | null): Credit['bureaus'] {
  if (answer?.outcome === 'FROZEN') return answer.bureaus.map((name) => ({ name, phoneNumber: null, url: null, ...BUREAUS[name], blocked: true }));
  if (answer?.outcome !== 'FOUND') return [];
  const { name, phoneNumber, url } = answer.report.bureau;
  return [{ name, phoneNumber, url, blocked: false }];
}
