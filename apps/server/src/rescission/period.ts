import { allSigned, BORROWER, calendarDay, deedSigners, isRescindable, noteSigners, owners, rescissionPeriod, type FactData, type FactType, type LoanFile } from '@lintel/domain';
import type { FollowUp, Seen } from '../context.ts';
import { factOf } from '../loan-file/record.ts';
import { factsOf } from '../loan-file/applications.ts';
import { loanNow } from '../loan-file/clock.ts';
import { zoneOfHome } from '../property/home.ts';
import { withoutNotice } from './notices.ts';
import { noticesOf } from './store.ts';

/** Sets the period of the right to cancel with the last of signature, notice and disclosure, in its transaction (calls: RescissionPeriodSet). */
export const periodSet: FollowUp = async (seen, context) => {
  const { file, trx, uuid } = seen;
  if (!isPeriodDue(file)) return [];
  const now = await loanNow(context, trx);
  const facts = await factsOf(trx, uuid);
  const disclosed = await disclosedAt(seen, facts);
  if (disclosed === null) return [];
  const zone = await zoneOfHome(context, trx, uuid);
  const dayOf = (at: Date): string => calendarDay(at.getTime(), zone);
  const { endsAt, satisfiedAt, last, arithmetic } = rescissionPeriod({ signed: dayOf(signedAt(file, facts, now)), noticed: dayOf(await noticedAt(seen, facts, now)), disclosed: dayOf(disclosed) }, zone);
  return [{ type: 'RescissionPeriodSet', data: { endsAt, satisfiedAt, last, arithmetic } }];
};

function isPeriodDue(file: LoanFile): boolean {
  return file.ended === null && file.clocks.RESCISSION === undefined && !file.fundingApproved && isRescindable(file) && allSigned(file) && withoutNotice(file).length === 0;
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Facts of a type that are stored, with their instants; what is recorded in this transaction is not among them. */
const stored = <T extends FactType>(facts: Facts, type: T): { data: FactData[T]; at: Date }[] => facts.filter((row) => row.type === type).map((row) => ({ data: factOf(row).data as FactData[T], at: row.at }));

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((at) => at.getTime())));

/** When the last person signed: now, where a signature of somebody is not stored yet. */
function signedAt(file: LoanFile, facts: Facts, now: Date): Date {
  const of = (type: 'NoteSigned' | 'DeedSigned', signers: readonly string[]): Date[] => {
    const known = stored(facts, type).filter(({ data }) => data.papers === file.papers);
    return signers.map((signer) => known.find(({ data }) => data.signer === signer)?.at ?? now);
  };
  return latest([...of('NoteSigned', noteSigners(file)), ...of('DeedSigned', deedSigners(file))]);
}

/** When the last owner got the notice: as its row says, as its fact says, or now. */
async function noticedAt(seen: Seen, all: Facts, now: Date): Promise<Date> {
  const rows = await noticesOf(seen.trx, seen.uuid, seen.file.papers);
  const facts = stored(all, 'RescissionNoticeDelivered').filter(({ data }) => data.papers === seen.file.papers);
  return latest(owners(seen.file).map((person) => {
    const fact = facts.find(({ data }) => data.person === person);
    return rows.find((row) => row.person === person)?.at ?? (fact ? new Date(fact.data.at) : now);
  }));
}

/**
 * When the borrower had the disclosures of the account (12 CFR 1026.6(a)): with the papers of the closing on a screen, else when their letter was posted; null
 * while one is still to be posted. To every other owner they go with the notice.
 */
async function disclosedAt(seen: Seen, facts: Facts): Promise<Date | null> {
  const { file, trx, uuid } = seen;
  const ready = stored(facts, 'ClosingDisclosureReady').find(({ data }) => data.attempt === file.papers);
  if (!ready) return null;
  if (file.esign[BORROWER]?.on === true) return ready.at;
  const letters = await trx.selectFrom('letter').select(['documents', 'state', 'posted_at']).where('application_uuid', '=', uuid).where('audience', '=', BORROWER).orderBy('asked_at').execute();
  const theirs = letters.filter((letter) => ready.data.documents.some((document) => letter.documents.includes(document)));
  const posted = theirs.find((letter) => letter.posted_at !== null)?.posted_at;
  return posted ?? (theirs.length > 0 ? null : ready.at);
}
