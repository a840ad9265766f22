import {
  answerSigningProblem,
  closeFile,
  decideIncome,
  enterPayoffFigures,
  previewDeclineNotice,
  rerunGate,
  resolveReview,
  reviewBankAccount,
  voidClosing,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { loadAccountReply } from '../features/bank/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { loanReply } from '../loan-file/index.ts';
import { recordBankAccountReview } from './bank-accounts.ts';
import { closeLoan, decideReview, previewDecline, requestGateRerun } from './decide.ts';
import { decideIncomeReview } from './income.ts';
import { savePayoffFigures } from './payoff.ts';
import { voidClosingDocuments, recordSigningProblemAnswer } from './signing.ts';

/**
 * Mounts the calls with which staff decide on a file: reviews, income, accounts, payoff figures, signing problems and
 * its end.
 */
export function mountDecisions(app: FastifyInstance, context: Context): void {
  mount(app)(resolveReview)((asked) => decideReview(asked, asked.params.gate, asked.body));
  mount(app)(rerunGate)(async (asked) => {
    await requestGateRerun(asked, asked.params.gate, asked.body.reason);
    return loanReply(context, asked.loan.uuid);
  });
  mount(app)(closeFile)((asked) => closeLoan(asked, asked.body));
  mount(app)(previewDeclineNotice)(({ loan, body }) => previewDecline(context, loan, body.reasons));
  mount(app)(decideIncome)(async (asked) => {
    const { reply, result: monthlyIncome } = await decideIncomeReview(asked, asked.body);
    return { ...reply, monthlyIncome };
  });
  mount(app)(reviewBankAccount)(async (asked) => {
    const { loan, params } = asked;
    const reply = await recordBankAccountReview(asked, params.bankAccountUuid, asked.body);
    return { ...reply, account: await loadAccountReply(context, loan.uuid, params.bankAccountUuid) };
  });
  mount(app)(voidClosing)((asked) => voidClosingDocuments(asked, asked.body));
  mount(app)(answerSigningProblem)((asked) =>
    recordSigningProblemAnswer(asked, asked.params.problemUuid.toLowerCase(), asked.body),
  );
  mount(app)(enterPayoffFigures)(async (asked) => {
    const { reply, payoffTotal } = await savePayoffFigures(asked, asked.body);
    return { ...reply, payoffTotal };
  });
}
