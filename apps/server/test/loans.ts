import { randomUUID } from 'node:crypto';
import type { Fact } from '@lintel/domain';
import type { Context } from '../src/kernel/context.ts';
import { type RecordMeta } from '../src/kernel/http/record-meta.ts';
import { openFile, record } from '../src/loan-file/record.ts';

/** Facts from workers and a borrower that bring a file to its offers. */
export const facts = {
  created: {
    type: 'ApplicationCreated',
    data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'property-1', profile: 'profile-1' },
  },
  intake: { type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'test' } },
  creditFound: { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: [], report: 'report-1' } },
  creditNoMatch: { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'NO_MATCH', alerts: [], report: null } },
  located: { type: 'PropertyLocated', data: { attempt: 1, outcome: 'ONE', parcel: 'parcel-1', lastTransferOn: null } },
  withdrawn: { type: 'ApplicationWithdrawn', data: { reason: 'Not now' } },
} as const satisfies Record<string, Fact>;

/** The metadata of facts that a test records in place of a worker. */
export const WORKER_META: RecordMeta = { actor: { kind: 'worker', id: 'test' }, requestId: 'test' };

export const buildBorrowerMeta = (id: string): RecordMeta => ({
  actor: { kind: 'borrower', id },
  requestId: randomUUID(),
});

export interface Loan {
  readonly uuid: string;
  readonly identityUuid: string;
}

/** Opens a loan file with its first fact and more facts, without the calls that lead there. */
export async function openLoan(
  context: Context,
  owner: { identityUuid?: string; organisation?: string } = {},
  ...moreFacts: Fact[]
): Promise<Loan> {
  const loan = { uuid: randomUUID(), identityUuid: owner.identityUuid ?? randomUUID() };
  await context.db
    .transaction()
    .execute((trx) =>
      openFile(
        context,
        trx,
        { ...loan, organisation: owner.organisation ?? 'FIGURE' },
        [facts.created],
        buildBorrowerMeta(loan.identityUuid),
      ),
    );
  for (const fact of moreFacts) await record(context, loan.uuid, () => [fact], WORKER_META);
  return loan;
}
