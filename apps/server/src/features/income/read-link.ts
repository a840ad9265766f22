import { supportsOffer, getGate, isOpen, isOwnIncome, refusal, type Fact } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, record } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { type VendorQuestion, VendorFailure, incomeAnswer, type IncomeAnswer } from '../../vendors/index.ts';
import { buildIncomeFact, offerIncome } from './evidence.ts';
import {
  markLinkDone,
  endLinkWithToken,
  markLinkLeft,
  findLinkByUuid,
  unsealLinkSession,
  type LinkRow,
} from './links.ts';
import { dropRecord, loadIncomeTotals, saveIncomeRecord, markRecords, findRecordByLink } from './records.ts';

/** Returns the key of the request to a link's source, however often it is sent. */
export const toReadKey = (uuid: string, linkUuid: string): string => `${uuid}:income-read:${linkUuid}`;
/** Returns the link that such a key names, or undefined for any other key. */
export const parseReadKey = (key: string): string | undefined =>
  /^[0-9a-f-]{36}:income-read:([0-9a-f-]{36})$/.exec(key)?.[1];

/** The answer when the settings changed since the link started, so that there is no vendor to ask. */
export const NO_SOURCE: IncomeAnswer = { outcome: 'LEFT', reason: 'EXPIRED', institution: null };

/** Builds the request to a link's source, or null when there is no vendor to ask. */
export function sourceQuestion(
  context: Context,
  row: LinkRow,
  organization: string,
  publicToken: string | null,
): (VendorQuestion<typeof incomeAnswer> & { readonly provider: string; readonly key: string }) | null {
  const link = context.vendors.income.linkFor(organization, row.source);
  if (!link) return null;
  const { reference, publicToken: kept = null } = unsealLinkSession(context, row);
  const request = { source: row.source, linkUuid: row.uuid, reference, publicToken: publicToken ?? kept };
  return {
    kind: 'income',
    op: 'income.read',
    key: toReadKey(row.application_uuid, row.uuid),
    provider: link.provider,
    schema: incomeAnswer,
    ask: (meta) => link.readIncome(request, meta),
  };
}

/** Asks a link's source for the income it found, once, while the borrower waits. */
export async function askSource(
  context: Context,
  row: LinkRow,
  organization: string,
  attempt: number,
  publicToken: string | null,
): Promise<IncomeAnswer> {
  const question = sourceQuestion(context, row, organization, publicToken);
  if (!question) return NO_SOURCE;
  const { kind, op, key, provider, schema, ask } = question;
  const call = { kind, op, key, organisation: organization, applicationUuid: row.application_uuid, attempt };
  const answer = await context.vendors.gateway.ask(call, provider, schema, ask);
  await forgetSource(context, row, organization);
  return answer;
}

/** Revokes the access to a source after its answer is in the ledger. The answer is valid even if that fails. */
export async function forgetSource(context: Context, row: LinkRow, organization: string): Promise<void> {
  const link = context.vendors.income.linkFor(organization, row.source);
  await link
    ?.forget(unsealLinkSession(context, row).reference, { organization: organization })
    .catch(() => context.log.warn({ link: row.uuid }, 'The access to an income source could not be revoked.'));
}

/** Makes the worker the actor: a match is its fact, no matter who made the request. */
const byWorker = (by: Pick<RecordMeta, 'requestId' | 'idempotentRequest'>): RecordMeta => ({
  actor: { kind: 'worker', id: 'income' },
  requestId: by.requestId,
  ...(by.idempotentRequest ? { idempotentRequest: by.idempotentRequest } : {}),
});

/**
 * Saves the answer of a source: one record, and the fact when the figure supports the offer. An answer that was saved
 * before stays, however often it comes.
 */
export async function saveAnswer(
  context: Context,
  uuid: string,
  linkUuid: string,
  answer: IncomeAnswer,
  by: Pick<RecordMeta, 'requestId' | 'idempotentRequest'>,
): Promise<void> {
  await record(
    context,
    uuid,
    async (loan) => {
      const { trx } = loan;
      const row = await findLinkByUuid(trx, uuid, linkUuid);
      const before = row && (await findRecordByLink(context.vault, trx, row.uuid));
      if (!row || row.state === 'LEFT' || (before && before.verification !== 'PENDING_REVIEW')) return [];
      if (answer.outcome === 'LEFT') {
        await dropRecord(trx, row.uuid);
        await trx.updateTable('income_link').set({ state: 'OPEN' }).where('uuid', '=', row.uuid).execute();
        await markLinkLeft(context, trx, row, answer.reason, answer.institution);
        return [];
      }
      const isFound = answer.outcome === 'FOUND';
      const values = isFound
        ? {
            employer: answer.employer,
            amount: Math.round(answer.annualCents / 100),
            kind: answer.kind,
            holders: answer.holders,
          }
        : { employer: answer.institution, amount: 0 };
      const isOwn =
        isFound && isOwnIncome(answer.holders, (await readAnswers(context.vault, trx, uuid)).applicant.name);
      const verification = !isFound ? 'FAILED_VERIFICATION' : isOwn ? 'VERIFIED' : 'PENDING_REVIEW';
      await saveIncomeRecord(context.vault, trx, uuid, {
        ...values,
        source: row.source,
        linkUuid: row.uuid,
        state: 'STORED',
        verification,
        at: await loanNow(context, trx),
      });
      await markLinkDone(trx, row);
      return isOwn ? matchIncome(context, loan) : [];
    },
    byWorker(by),
  );
  // Now, not with the next sweep: a record in another name waits for staff, and the console must not show that it waits
  // on the borrower.
  await syncFileTasks(context, uuid);
}

/** Saves a pending record because the source is still reading, and schedules the job that asks again. */
export async function recordPendingRead(
  context: Context,
  row: LinkRow,
  publicToken: string | null,
  failure: VendorFailure,
  by: Pick<RecordMeta, 'requestId' | 'idempotentRequest'>,
): Promise<void> {
  const uuid = row.application_uuid;
  await record(
    context,
    uuid,
    async ({ trx, file }) => {
      if (await findRecordByLink(context.vault, trx, row.uuid)) return [];
      await saveIncomeRecord(context.vault, trx, uuid, {
        employer: null,
        amount: 0,
        source: row.source,
        linkUuid: row.uuid,
        state: 'STORED',
        verification: 'PENDING_REVIEW',
        at: await loanNow(context, trx),
      });
      await endLinkWithToken(context, trx, row, publicToken);
      await scheduleRead(context, trx, row, file.income.attempt, failure.retryAfter ?? 1);
      return [];
    },
    byWorker(by),
  );
}

/** Schedules the job that asks a link's source again. */
export async function scheduleRead(
  context: Context,
  trx: Trx,
  row: LinkRow,
  attempt: number,
  seconds: number,
): Promise<void> {
  await context.jobs.send(
    trx,
    'income.confirmEmployment',
    { uuid: row.application_uuid, gate: 'income', attempt, key: toReadKey(row.application_uuid, row.uuid) },
    seconds,
  );
}

/** Returns the fact that the income found supports the offer, if it does and the file still needs it. */
export async function matchIncome(context: Context, loan: LockedLoan): Promise<Fact[]> {
  const { uuid, file, trx } = loan;
  const { counted, figure } = await loadIncomeTotals(context.vault, trx, uuid);
  const last = counted.at(-1);
  if (figure === null || !last || !isOpen(getGate('income-review'), file)) return [];
  if (!supportsOffer(figure, await offerIncome(context.vault, trx, uuid))) return [];
  const evidenced: Fact = {
    type: 'IncomeEvidenced',
    data: {
      attempt: file.income.attempt,
      source: last.source,
      accepted: 'MATCH',
      manual: false,
      matched: true,
      income: 'asked',
    },
  };
  // A file that ended or isn't at this step yet keeps the record and gets no fact.
  if (refusal(file, evidenced)) return [];
  await markRecords(trx, counted, 'MATCHED');
  return [
    await buildIncomeFact(context, loan, {
      figure,
      source: last.source,
      accepted: 'MATCH',
      records: counted.map((one) => one.uuid),
    }),
  ];
}
