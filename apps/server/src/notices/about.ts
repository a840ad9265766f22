import { formatAddress, formatName, type NoticeAbout } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import type { Context } from '../context.ts';
import { lenderOf } from '../documents/about.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { pacificDay } from '../loan-file/clock.ts';

/** What every notice about a loan names. */
export async function noticeAbout(
  { vault, db }: Pick<Context, 'vault' | 'db'>,
  application: ApplicationRow,
  madeAt: Date,
): Promise<NoticeAbout> {
  const { applicant, home } = await readAnswers(vault, db, application.uuid);
  return {
    lender: lenderOf(application.organisation),
    madeOn: pacificDay(madeAt),
    loanNumber: String(application.loan_number),
    borrower: formatName(applicant.name),
    property: formatAddress(home.address),
  };
}
