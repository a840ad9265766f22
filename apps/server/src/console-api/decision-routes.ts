import {
  answerSigningProblem,
  closeFile,
  decideCorrection,
  decideIncome,
  decideReconsideration,
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
import { recordCorrectionDecision } from './corrections.ts';
import { closeLoan, decideReview, previewDecline, requestGateRerun } from './decide.ts';
import { decideIncomeReview } from './income.ts';
import { savePayoffFigures } from './payoff.ts';
import { recordReconsiderationDecision } from './reconsiderations.ts';
import { voidClosingDocuments, recordSigningProblemAnswer } from './signing.ts';

/**
 * Mounts the calls with which staff decide on a file: reviews, income, accounts, payoff figures, signing problems,
 * reconsiderations, corrections and its end.
 */
export function mountDecisions(app: FastifyInstance, context: Context): void {
  mount(app)(resolveReview)((request) => decideReview(request, request.params.gate, request.body));
  mount(app)(rerunGate)(async (request) => {
    await requestGateRerun(request, request.params.gate, request.body.reason);
    return loanReply(context, request.loan.uuid);
  });
  mount(app)(closeFile)((request) => closeLoan(request, request.body));
  mount(app)(previewDeclineNotice)(({ loan, body }) => previewDecline(context, loan, body.reasons));
  mount(app)(decideIncome)(async (request) => {
    const { reply, result: monthlyIncome } = await decideIncomeReview(request, request.body);
    return { ...reply, monthlyIncome };
  });
  mount(app)(reviewBankAccount)(async (request) => {
    const { loan, params } = request;
    const reply = await recordBankAccountReview(request, params.bankAccountUuid, request.body);
    return { ...reply, account: await loadAccountReply(context, loan.uuid, params.bankAccountUuid) };
  });
  mount(app)(voidClosing)((request) => voidClosingDocuments(request, request.body));
  mount(app)(answerSigningProblem)((request) =>
    recordSigningProblemAnswer(request, request.params.problemUuid.toLowerCase(), request.body),
  );
  mount(app)(enterPayoffFigures)(async (request) => {
    const { reply, payoffTotal } = await savePayoffFigures(request, request.body);
    return { ...reply, payoffTotal };
  });
  mount(app)(decideReconsideration)((request) =>
    recordReconsiderationDecision(request, request.params.reconsiderationUuid, request.body),
  );
  mount(app)(decideCorrection)((request) =>
    recordCorrectionDecision(request, request.params.correctionUuid, request.body),
  );
}
