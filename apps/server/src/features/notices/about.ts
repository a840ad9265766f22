import { formatAddress, formatName, type NoticeAbout } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, pacificDay } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { getLender } from '../documents/index.ts';

/** The data that every notice about a loan contains. */
export async function noticeAbout(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  application: ApplicationRow,
  madeAt: Date,
): Promise<NoticeAbout> {
  const { applicant, home } = await readAnswers(vault, db, application.uuid);
  return {
    lender: getLender(application.organisation),
    madeOn: pacificDay(madeAt),
    loanNumber: String(application.loan_number),
    borrower: formatName(applicant.name),
    property: formatAddress(home.address),
  };
}
