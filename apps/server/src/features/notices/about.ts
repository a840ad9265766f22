import { formatAddress, formatName, type NoticeHeader } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, pacificDay } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { getLender } from '../documents/index.ts';

/** Returns the data at the head of every notice about a loan: lender, day, loan number, borrower, property. */
export async function loadNoticeAbout(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  application: ApplicationRow,
  madeAt: Date,
): Promise<NoticeHeader> {
  const { applicant, home } = await readAnswers(vault, db, application.uuid);
  return {
    lender: getLender(application.organisation),
    madeOn: pacificDay(madeAt),
    loanNumber: String(application.loan_number),
    borrower: formatName(applicant.name),
    property: formatAddress(home.address),
  };
}
