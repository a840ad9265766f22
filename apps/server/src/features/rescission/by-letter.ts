import {
  calendarDay,
  isInCancelPeriod,
  isRescindable,
  mayCancelByLetter,
  unwindingDue,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { refuseCancelPeriodOver, recordRescission } from './cancel.ts';
import { saveStatement } from './store.ts';
import { CANCELING_LETTER_ERRORS } from './words.ts';

/** A letter or fax in which an owner cancels the loan. */
export interface RescissionLetter {
  readonly person: string;
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly how: 'LETTER' | 'FAX';
  /** The letter's scan. */
  readonly document: string;
}

/** The result of entering a letter: the facts, and whether it was sent in time. */
export interface EnteredRescission {
  readonly facts: readonly Fact[];
  readonly kind: 'IN_TIME' | 'LATE';
  /** yyyy-MM-dd, the last of 20 days. */
  readonly dueOn: string;
}

const BY_HAND = { typedName: null, noticeVersion: null, ip: null, userAgent: null } as const;

/**
 * Records a letter or fax that cancels, as staff enter it. The date it was sent counts, not the date it arrived (12 CFR
 * 1026.15(a)(2)). In time, it ends the file even when the money is out, which is then recalled. Sent later, it is late,
 * and staff have 20 days to answer, on an open line too. The 20 days run from the receipt, not from the entry.
 */
export async function recordRescissionByLetter(
  context: Context,
  loan: LockedLoan,
  { person, sentAt, receivedAt, how, document }: RescissionLetter,
): Promise<EnteredRescission> {
  const { file, trx, uuid } = loan;
  const now = await loanNow(context, trx);
  if (sentAt > now) refuseFields([{ message: CANCELING_LETTER_ERRORS.sentLater, field: 'sentAt' }]);
  if (receivedAt > now) refuseFields([{ message: CANCELING_LETTER_ERRORS.receivedLater, field: 'receivedAt' }]);
  if (receivedAt < sentAt) refuseFields([{ message: CANCELING_LETTER_ERRORS.receivedBeforeSent, field: 'receivedAt' }]);
  const dueOn = unwindingDue(calendarDay(receivedAt.getTime(), await zoneOfHome(context, trx, uuid)));
  const isTooLate = !isInCancelPeriod(file, sentAt.toISOString());
  if (isTooLate && file.ended === null && file.fundsSent && isRescindable(file)) {
    const statement = {
      application_uuid: uuid,
      person,
      papers: file.closingSet,
      kind: 'LATE',
      how,
      sent_at: sentAt,
      received_at: receivedAt,
      due_on: dueOn,
      document_uuid: document,
    } as const;
    if (file.lateRescissions[person] === undefined) await saveStatement(context.vault, trx, statement, BY_HAND);
    return {
      facts: [
        {
          type: 'LateRescissionReceived',
          data: { person, sentAt: sentAt.toISOString(), how, document, receivedAt: receivedAt.toISOString() },
        },
      ],
      kind: 'LATE',
      dueOn,
    };
  }
  if (!mayCancelByLetter(file)) return refuse('outcome-not-possible');
  if (isTooLate) return refuseCancelPeriodOver(context, loan);
  return {
    facts: await recordRescission(context, loan, { person, how, sentAt, receivedAt, document, evidence: BY_HAND }),
    kind: 'IN_TIME',
    dueOn,
  };
}
