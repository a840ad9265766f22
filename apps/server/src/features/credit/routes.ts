import { matchCredit, readCredit, retryCredit } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { readHardFreeze, readSoftAnswer } from '../../records/credit-report/index.ts';
import { saveSsn, retryUnfrozenPull } from './borrower-retry.ts';
import { hardPull } from './hard-pull.ts';
import { retryPull } from './retry-job.ts';
import { softPull } from './soft-pull.ts';
import { loadCreditState, createBureauLoader } from './state.ts';

/** The calls of the credit screens, the jobs that make and repeat pulls, and the bureau's name for the status text. */
export const credit: Feature = {
  words: { 'soft-frozen': createBureauLoader(readSoftAnswer), 'hard-frozen': createBureauLoader(readHardFreeze) },
  work: { 'credit.softPull': softPull, 'credit.hardPull': hardPull, 'credit.retry': retryPull },
  routes(app, context) {
    mount(app)(readCredit)(({ loan }) => loadCreditState(context, context.db, loan));
    mount(app)(matchCredit)(async ({ loan, body, by }) => {
      const { reply } = await record(context, loan.uuid, (lockedLoan) => saveSsn(context, lockedLoan, body), by());
      return reply;
    });
    mount(app)(retryCredit)(async ({ loan, by }) => {
      const { reply } = await record(context, loan.uuid, (lockedLoan) => retryUnfrozenPull(context, lockedLoan), by());
      return reply;
    });
  },
};
