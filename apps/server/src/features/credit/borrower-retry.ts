import type { Request, matchCredit } from '@lintel/contract';
import { currentGate, MAX_SSN_TRIES, MAX_UNFREEZE_TRIES, ssnField, type Fact } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { putForFile } from '../../kernel/db/index.ts';
import { refuse, refuseTooMany } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { readAnswers, type CreditMatch, toPlace } from '../../records/answers/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { loadPullRetries, secondsUntilFree } from './limits.ts';

/** Stores the Social Security number that finds the borrower's credit file, sealed. The fact carries references. */
export async function saveSsn(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  body: Request<typeof matchCredit>['body'],
): Promise<readonly Fact[]> {
  const parsed = z.safeParse(ssnField, body.ssn);
  if (!parsed.success) return refuse('ssn-invalid');
  if (file.ssnAttempts >= MAX_SSN_TRIES) refuse('no-attempts-left');
  const { vault } = context;
  const { applicant } = await readAnswers(vault, trx, uuid);
  const match: CreditMatch = {
    ssn: await putForFile(vault, trx, uuid, 'ssn', parsed.data),
    name: await putForFile(vault, trx, uuid, 'match-name', body.name ?? applicant.name),
    previousAddress: body.previousAddress
      ? await putForFile(vault, trx, uuid, 'match-address', toPlace(body.previousAddress))
      : null,
  };
  await saveEvidence(vault, trx, { uuid, kind: 'match', attempt: file.ssnAttempts + 1 }, match);
  await indexFile(context, trx, uuid);
  return [{ type: 'SsnGiven', data: match }];
}

/** Requests the pull again after the borrower lifted a freeze, at most three times in 24 hours. */
export async function retryUnfrozenPull(context: Context, { uuid, trx, file }: LockedLoan): Promise<readonly Fact[]> {
  const pull = currentGate(file)?.id === 'hard-frozen' ? 'HARD' : 'SOFT';
  const retries = await loadPullRetries(context, trx, uuid, pull);
  const [oldest] = retries;
  if (oldest && retries.length >= MAX_UNFREEZE_TRIES) refuseTooMany(await secondsUntilFree(context, trx, oldest));
  return [{ type: pull === 'HARD' ? 'HardCreditRetryAsked' : 'SoftCreditRetryAsked', data: { reason: 'UNFROZEN' } }];
}
