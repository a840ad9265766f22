import { matchCredit, readCredit, retryCredit } from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { readHardFreeze, readSoftAnswer } from '../../records/credit-report/index.ts';
import { saveSsn, retryUnfrozenPull } from './answer.ts';
import { hardPull } from './hard-pull.ts';
import { softPull } from './pull.ts';
import { retryPull } from './retry-job.ts';
import { creditState, frozenWords } from './state.ts';

export const credit: Feature = {
  words: { 'soft-frozen': frozenWords(readSoftAnswer), 'hard-frozen': frozenWords(readHardFreeze) },
  work: { 'credit.softPull': softPull, 'credit.hardPull': hardPull, 'credit.retry': retryPull },
  routes(app, context) {
    mount(app)(readCredit)(({ loan }) => creditState(context, context.db, loan));
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
