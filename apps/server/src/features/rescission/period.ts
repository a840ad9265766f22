import {
  allSigned,
  BORROWER,
  calendarDay,
  deedSigners,
  isRescindable,
  nextMailDay,
  noteSigners,
  owners,
  rescissionPeriod,
  type FactData,
  type FactType,
  type LoanFile,
} from '@lintel/domain';
import { loadFacts, loanNow, type FollowUp, type LockedLoan, toFact } from '../../loan-file/index.ts';
import { loadLettersTo } from '../../records/document-store/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { getOwnersWithoutNotice } from './notices.ts';
import { loadRescissionNotices } from './store.ts';

/**
 * Sets the period of the right to cancel (RescissionPeriodSet) in the transaction that records the last of three
 * events: signature, notice, disclosure. Runs after every change of a file, and does nothing until then.
 */
export const setCancelPeriodWhenDue: FollowUp = async (loan, context) => {
  const { file, trx, uuid } = loan;
  if (!isPeriodDue(file)) return [];
  const now = await loanNow(context, trx);
  const facts = await loadFacts(trx, uuid);
  const zone = await zoneOfHome(context, trx, uuid);
  const toDay: DayOf = (at, byMail = false) => (byMail ? nextMailDay : String)(calendarDay(at.getTime(), zone));
  const disclosed = await loadDisclosureDay(loan, facts, toDay);
  if (disclosed === null) return [];
  const { endsAt, satisfiedAt, last, arithmetic } = rescissionPeriod(
    { signed: toDay(getSignedAt(file, facts, now)), noticed: await loadNoticeDay(loan, facts, now, toDay), disclosed },
    zone,
  );
  return [{ type: 'RescissionPeriodSet', data: { endsAt, satisfiedAt, last, arithmetic } }];
};

function isPeriodDue(file: LoanFile): boolean {
  return (
    file.ended === null &&
    file.clocks.RESCISSION === undefined &&
    !file.fundingApproved &&
    isRescindable(file) &&
    allSigned(file) &&
    getOwnersWithoutNotice(file).length === 0
  );
}

/**
 * Converts an instant to its day (yyyy-MM-dd) at the home. A letter counts on the day of its mail collection, as the
 * borrower reads it.
 */
type DayOf = (at: Date, byMail?: boolean) => string;

type Facts = Awaited<ReturnType<typeof loadFacts>>;

/** Returns stored facts of a type with their instants, without those of this transaction. */
const getStoredFacts = <T extends FactType>(facts: Facts, type: T): { data: FactData[T]; at: Date }[] =>
  facts.filter((row) => row.type === type).map((row) => ({ data: toFact(row).data as FactData[T], at: row.at }));

const latest = (all: readonly Date[]): Date => new Date(Math.max(...all.map((at) => at.getTime())));

/** Returns when the last person signed: now, while a signature isn't stored yet. */
function getSignedAt(file: LoanFile, facts: Facts, now: Date): Date {
  const getTimes = (type: 'NoteSigned' | 'DeedSigned', signers: readonly string[]): Date[] => {
    const known = getStoredFacts(facts, type).filter(({ data }) => data.papers === file.closingSet);
    return signers.map((signer) => known.find(({ data }) => data.signer === signer)?.at ?? now);
  };
  return latest([...getTimes('NoteSigned', noteSigners(file)), ...getTimes('DeedSigned', deedSigners(file))]);
}

/** Returns the day on which the last owner received the notice, from its row, from its fact, or today. */
async function loadNoticeDay(loan: LockedLoan, all: Facts, now: Date, toDay: DayOf): Promise<string> {
  const rows = await loadRescissionNotices(loan.trx, loan.uuid, loan.file.closingSet);
  const facts = getStoredFacts(all, 'RescissionNoticeDelivered').filter(
    ({ data }) => data.papers === loan.file.closingSet,
  );
  const days = owners(loan.file).map((person) => {
    const fact = facts.find(({ data }) => data.person === person)?.data;
    const notice = rows.find((row) => row.person === person) ?? (fact && { how: fact.how, at: new Date(fact.at) });
    return notice ? toDay(notice.at, notice.how === 'MAIL') : toDay(now);
  });
  return days.toSorted().at(-1) ?? toDay(now);
}

/**
 * Returns the day on which the borrower received the account disclosures (12 CFR 1026.6(a)): with the closing documents
 * on a screen, else when their letter was mailed. Null while one isn't mailed yet. Every other owner receives them with
 * the notice.
 */
async function loadDisclosureDay(loan: LockedLoan, facts: Facts, toDay: DayOf): Promise<string | null> {
  const { file, trx, uuid } = loan;
  const ready = getStoredFacts(facts, 'ClosingDisclosureReady').find(({ data }) => data.attempt === file.closingSet);
  if (!ready) return null;
  if (file.esignConsents[BORROWER]?.given === true) return toDay(ready.at);
  const letters = (await loadLettersTo(trx, { uuid, audience: BORROWER })).toReversed();
  const theirs = letters.filter((letter) =>
    ready.data.documents.some((document) => letter.documents.includes(document)),
  );
  const posted = theirs.find((letter) => letter.posted_at !== null)?.posted_at;
  if (posted) return toDay(posted, true);
  return theirs.length > 0 ? null : toDay(ready.at);
}
