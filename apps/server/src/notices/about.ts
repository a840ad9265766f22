import { formatAddress, type NoticeAbout } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import { lenderOf } from '../documents/about.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { pacificDay } from '../loan-file/clock.ts';

/** What every notice about a loan names. */
export async function noticeAbout({ vault, db }: Pick<Context, 'vault' | 'db'>, application: ApplicationRow, madeAt: Date): Promise<NoticeAbout> {
  const { applicant, home } = await readAnswers(vault, db, application.uuid);
  const { firstName, middleName, lastName, suffix } = applicant.name;
  return {
    lender: lenderOf(application.organisation),
    madeOn: pacificDay(madeAt),
    loanNumber: String(application.loan_number),
    borrower: [firstName, middleName, lastName, suffix].filter(Boolean).join(' '),
    property: formatAddress(home.address),
  };
}
