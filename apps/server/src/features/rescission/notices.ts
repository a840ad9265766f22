import { isCurrentClosingSet, isRescindable, NOTICE_COPIES, owners, type Fact, type LoanFile } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import type { FollowUp, LockedLoan } from '../../loan-file/index.ts';
import {
  findFirstMailed,
  loadLettersTo,
  findDocumentOfSet,
  type DocumentRow,
} from '../../records/document-store/index.ts';
import { saveNoticeDelivery, type NoticeRow } from './store.ts';

/** The document name of the notice of 12 CFR 1026.15(b). */
const NOTICE_NAME = 'right-to-cancel';

/** Returns owners without the notice of the right to cancel of the current documents. Empty while none is required. */
export function getOwnersWithoutNotice(file: LoanFile): string[] {
  if (file.ended !== null || !isRescindable(file) || !isCurrentClosingSet(file, file.signingPackageSet)) return [];
  return owners(file).filter((person) => !isCurrentClosingSet(file, file.rescissionNoticeSets[person]));
}

/** Returns an owner's notice of a document set. */
export async function findNoticeDocument(
  trx: Executor,
  uuid: string,
  person: string,
  setNumber: number,
): Promise<DocumentRow | undefined> {
  const notice = await findDocumentOfSet(trx, { uuid, audience: person }, 'PACKAGE', NOTICE_NAME, setNumber);
  return notice?.state === 'READY' ? notice : undefined;
}

type NoticeDelivery = Pick<NoticeRow, 'person' | 'how' | 'at'>;

/** Saves when a notice reached its owner, and returns the fact. */
async function saveDelivery({ uuid, trx, file }: LockedLoan, { person, how, at }: NoticeDelivery): Promise<Fact> {
  await saveNoticeDelivery(trx, { application_uuid: uuid, papers: file.closingSet, person, how, at });
  return { type: 'RescissionNoticeDelivered', data: { papers: file.closingSet, person, how, at: at.toISOString() } };
}

/**
 * Records the delivery of a notice that its owner acknowledged on a screen, or that was mailed, in that transaction
 * (webhook post). On a screen it counts only with the owner's consent to screens (15 USC 7001(c)).
 */
export const recordNoticeDeliveries: FollowUp = async (loan) => {
  const facts: Fact[] = [];
  for (const person of getOwnersWithoutNotice(loan.file)) {
    const notice = await findNoticeDocument(loan.trx, loan.uuid, person, loan.file.closingSet);
    const how = notice && (await findDelivery(loan, person, notice));
    if (how) facts.push(await saveDelivery(loan, how));
  }
  return facts;
};

async function findDelivery(
  { uuid, trx, file }: LockedLoan,
  person: string,
  notice: DocumentRow,
): Promise<NoticeDelivery | undefined> {
  if (notice.acknowledged_at && (notice.signed_scan !== null || file.esignConsents[person]?.given === true)) {
    return { person, how: notice.signed_scan === null ? 'ELECTRONIC' : 'HANDED', at: notice.acknowledged_at };
  }
  const letters = (await loadLettersTo(trx, { uuid, audience: person })).filter(({ state }) => state === 'POSTED');
  const posted = findFirstMailed(letters, notice.uuid)?.posted_at;
  return posted ? { person, how: 'MAIL', at: posted } : undefined;
}

/** Returns the notices of which a person was handed enough copies, from the report of a signing. */
export const getHandedOverNotices = (
  given: readonly { readonly documentUuid: string; readonly copies: number }[],
): string[] =>
  given.filter(({ copies }) => copies >= NOTICE_COPIES).map(({ documentUuid }) => documentUuid.toLowerCase());

/**
 * Returns the fact of a notice that was handed over at the signing (webhook notary `signing.completed`), to be recorded
 * in the signature's transaction.
 *
 * @param documents IDs of the notices that were handed to this person; without the current documents' notice there is
 * no fact
 */
export async function recordHandedNotice(
  loan: LockedLoan,
  person: string,
  documents: readonly string[],
  at: Date,
): Promise<readonly Fact[]> {
  if (!getOwnersWithoutNotice(loan.file).includes(person)) return [];
  const notice = await findNoticeDocument(loan.trx, loan.uuid, person, loan.file.closingSet);
  return notice && documents.includes(notice.uuid) ? [await saveDelivery(loan, { person, how: 'HANDED', at })] : [];
}
