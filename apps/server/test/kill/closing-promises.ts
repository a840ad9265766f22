import { deedSigners, isRescindable, noteSigners, type LoanFile } from '@lintel/domain';
import type { Kysely } from 'kysely';
import { findBrokenEntry } from '../../src/features/signing/evidence.ts';
import { loadSignatureEvidence } from '../../src/features/signing/store.ts';
import type { Database } from '../../src/kernel/db/schema.ts';
import type { Vault } from '../../src/kernel/db/vault.ts';
import type { BrokenPromises } from './promises.ts';

type Db = Kysely<Database>;

/** Returns duplicates, by the keys that should be unique. */
const findRepeated = (what: string, keys: readonly string[]): BrokenPromises =>
  [...Map.groupBy(keys, (key) => key)]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => `${key}: ${all.length} ${what}`);

interface FactRecord {
  readonly application_uuid: string;
  readonly type: string;
  readonly data: string;
}

/**
 * Finds effects of a closing that happened twice. Allowed are one signature for each person and document, one session,
 * one notice for each owner, one recording, one order to the bank, one reminder for each turn.
 */
export async function findDoubledClosings(db: Db): Promise<BrokenPromises> {
  const facts = await db.selectFrom('fact').select(['application_uuid', 'type', 'data']).execute();
  const getFactKeys = (type: string, ...by: readonly string[]): string[] =>
    facts
      .filter((fact: FactRecord) => fact.type === type)
      .map(({ application_uuid: uuid, data }) => {
        const read = JSON.parse(data) as Record<string, unknown>;
        return [uuid, ...by.map((name) => String(read[name]))].join(' ');
      });
  const evidence = await db
    .selectFrom('signature_evidence')
    .select(['application_uuid', 'person', 'papers', 'paper'])
    .execute();
  const sessions = await db
    .selectFrom('notary_session')
    .select(['application_uuid', 'person', 'papers'])
    .where('ended_because', '=', 'SIGNED')
    .execute();
  const transfers = await db.selectFrom('sandbox_transfer').select('key').execute();
  const accepted = await db
    .selectFrom('signer_invitation')
    .select('person')
    .where('accepted_at', 'is not', null)
    .execute();
  const requests = await db
    .selectFrom('vendor_ledger')
    .select(['application_uuid', 'op', 'attempt'])
    .where('op', 'in', ['recording.submit', 'bank.send', 'payoff.pay'])
    .execute();
  return [
    ...findRepeated(
      'signatures of one person on one paper',
      evidence.map((row) => `${row.application_uuid} ${row.person} ${row.papers} ${row.paper}`),
    ),
    ...findRepeated(
      'sessions that were signed in',
      sessions.map((row) => `${row.application_uuid} ${row.person} ${row.papers}`),
    ),
    ...findRepeated(
      'orders to the bank',
      transfers.map(({ key }) => key.replace(/:\d+$/, '')),
    ),
    ...findRepeated(
      'accepted invitations',
      accepted.map(({ person }) => person),
    ),
    ...findRepeated(
      'questions of one attempt',
      requests.map((row) => `${row.application_uuid} ${row.op} ${row.attempt}`),
    ),
    ...findRepeated('notes signed', getFactKeys('NoteSigned', 'signer', 'papers')),
    ...findRepeated('deeds signed', getFactKeys('DeedSigned', 'signer', 'papers')),
    ...findRepeated('notices delivered', getFactKeys('RescissionNoticeDelivered', 'person', 'papers')),
    ...findRepeated('deeds recorded', getFactKeys('DeedRecorded', 'papers')),
    ...findRepeated('fundings approved', getFactKeys('FundingApproved')),
    ...findRepeated('fundings ordered', getFactKeys('FundsOrdered')),
    ...findRepeated('fundings sent', getFactKeys('FundsSent')),
    ...findRepeated('creditors paid', getFactKeys('CreditorsPaid')),
    ...(await findDoubledReminders(db)),
  ];
}

/** Finds reminders that were sent twice for a turn, or that were marked as sent and weren't. */
async function findDoubledReminders(db: Db): Promise<BrokenPromises> {
  const letters = await db
    .selectFrom('turn_letter')
    .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
    .select(['turn_letter.key', 'turn.key as turn', 'turn_letter.number', 'channel', 'state'])
    .execute();
  const sentKeys = (await db.selectFrom('outbox').select('key').where('template', 'like', 'turn.%').execute()).map(
    ({ key }) => key,
  );
  const [letterKeys, sentSet] = [new Set(letters.map(({ key }) => `turn:${key}`)), new Set(sentKeys)];
  return [
    ...findRepeated(
      'letters of one turn',
      letters.map(({ turn, number, channel }) => `${turn} ${number} ${channel}`),
    ),
    ...sentKeys.filter((key) => !letterKeys.has(key)).map((key) => `${key}: a letter of no turn`),
    ...letters
      .filter(({ key, state }) => state === 'SENT' && !sentSet.has(`turn:${key}`))
      .map(({ key }) => `${key}: marked as sent, and was not`),
  ];
}

/**
 * Finds loans that were paid without every signature or before the end of the right to cancel, and broken evidence.
 * Every signature has its evidence and its file, and the money sent is what was approved.
 */
export async function findBrokenClosings(db: Db, vault: Vault, uuids: readonly string[]): Promise<BrokenPromises> {
  const broken: BrokenPromises = [];
  for (const uuid of uuids) {
    const { projection: file, status } = await db
      .selectFrom('application')
      .select(['projection', 'status'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const facts = await db
      .selectFrom('fact')
      .select(['type', 'data', 'at'])
      .where('application_uuid', '=', uuid)
      .orderBy('sequence')
      .execute();
    const orders = await db
      .selectFrom('sandbox_transfer')
      .select(['key', 'amount_cents'])
      .where('application_uuid', '=', uuid)
      .execute();
    const payouts = await db.selectFrom('payout').selectAll().where('application_uuid', '=', uuid).execute();
    const served = await db
      .selectFrom('servicing_record')
      .select('application_uuid')
      .where('application_uuid', '=', uuid)
      .execute();
    const report = (what: string): void => void broken.push(`${uuid}: ${what}`);

    const rows = await loadSignatureEvidence(db, uuid);
    const brokenEvidence = findBrokenEntry(vault, rows);
    if (brokenEvidence !== undefined) report(`the evidence is broken at ${brokenEvidence}`);
    for (const { signed_document_uuid: signed, after_sha256: after, paper: name } of rows) {
      const row = await db
        .selectFrom('document')
        .select(['sha256', 'state'])
        .where('uuid', '=', signed)
        .executeTakeFirst();
      if (row?.state !== 'READY' || row.sha256 !== after)
        report(`the signed ${name} is not the one that its evidence names`);
    }
    if (orders.length + payouts.length > 0 && !facts.some(({ type }) => type === 'FundsOrdered'))
      report('money was ordered that no fact tells of');
    const sent = facts.findIndex(({ type }) => type === 'FundsSent');
    const [first] = facts.slice(sent);
    if (sent === -1 || !first) {
      if (orders.length + served.length > 0) report('money left that no fact tells of');
    } else {
      for (const lack of findMissing(file, facts.slice(0, sent), first.at, rows)) report(`money was sent ${lack}`);
      const left = orders
        .filter(({ key }) => key.includes(':send-funds:'))
        .reduce((cents, order) => cents + Number(order.amount_cents), 0);
      const owed = payouts
        .filter(
          ({ payee, required }) => payee === 'BORROWER' || payee === 'CUSTODIAN' || (payee === 'CREDITOR' && required),
        )
        .reduce((cents, one) => cents + Number(one.amount_cents), 0);
      if (left !== owed) report(`${left} cents left, ${owed} are noted`);
    }
    if (served.length !== (status === 'COMPLETE' ? 1 : 0))
      report(`${served.length} records for the servicer at ${status}`);
  }
  return broken;
}

interface PriorFact {
  readonly type: string;
  readonly data: string;
}

/** Describes what was missing when money was sent. */
function findMissing(
  file: LoanFile,
  before: readonly PriorFact[],
  sentAt: Date,
  evidence: readonly { readonly person: string; readonly papers: number; readonly paper: string }[],
): BrokenPromises {
  const missing: BrokenPromises = [];
  const getFactKeys = (type: string): Record<string, unknown>[] =>
    before.filter((fact) => fact.type === type).map(({ data }) => JSON.parse(data) as Record<string, unknown>);
  const hasSigned = (type: string, person: string): boolean =>
    getFactKeys(type).some(({ signer, papers: setNumber }) => signer === person && setNumber === file.closingSet);
  for (const [kind, type, people] of [
    ['note', 'NoteSigned', noteSigners(file)],
    ['deed', 'DeedSigned', deedSigners(file)],
  ] as const) {
    for (const person of people) {
      if (!hasSigned(type, person)) missing.push(`before ${person} signed the ${kind}`);
      if (!evidence.some((one) => one.person === person && one.papers === file.closingSet && one.paper === kind))
        missing.push(`without evidence that ${person} signed the ${kind}`);
    }
  }
  if (getFactKeys('DeedRecorded').length === 0) missing.push('before the deed was recorded');
  if (getFactKeys('Rescinded').length > 0) missing.push('after it was cancelled');
  if (!isRescindable(file)) return missing;
  const period = getFactKeys('RescissionPeriodSet').at(-1);
  if (!period || sentAt < new Date(String(period['endsAt']))) missing.push('before the right to cancel was over');
  if (!getFactKeys('ClockReached').some(({ clock }) => clock === 'RESCISSION'))
    missing.push('before anybody saw that the right to cancel was over');
  return missing;
}
