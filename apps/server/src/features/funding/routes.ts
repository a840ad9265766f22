import {
  approveFunding,
  proposeFunding,
  readFunding,
  rejectFunding,
  rejectReturn,
  settleDifference,
  settleRecall,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { decideByRule } from './by-rule.ts';
import { repeatChecks, runChecks } from './checks.ts';
import { recordFundingApproval, recordFundingProposal } from './decide.ts';
import { payCreditors } from './pay-creditors.ts';
import { recordDifferenceSettlement, openRecallOnCancel, recordRecallSettlement } from './recall.ts';
import { recordFundingRejection, recordReturnRejection } from './reject.ts';
import { sendFunds } from './send.ts';
import { storeServicingRecord } from './servicing.ts';
import { loadFunding } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';
import { fundingWebhooks } from './webhooks.ts';

/** Pays a loan out: final checks, approvals, the payment, creditors' receipts, and recalls of canceled money. */
export const funding: Feature = {
  staffTasks,
  work: {
    'checks.final': runChecks,
    'funding.decide': decideByRule,
    'bank.send': sendFunds,
    'payoff.pay': payCreditors,
  },
  webhooks: fundingWebhooks,
  followUps: [repeatChecks, storeServicingRecord, openRecallOnCancel],
  routes(app, context) {
    mount(app)(readFunding)(({ loan, caller }) => loadFunding(context, loan, caller.identityUuid));
    mount(app)(proposeFunding)((call) => recordFundingProposal(call, call.body));
    mount(app)(approveFunding)((call) => recordFundingApproval(call, call.body));
    mount(app)(rejectFunding)((call) => recordFundingRejection(call, call.body));
    mount(app)(settleRecall)((call) => recordRecallSettlement(call, call.body));
    mount(app)(rejectReturn)((call) => recordReturnRejection(call, call.body));
    mount(app)(settleDifference)((call) => recordDifferenceSettlement(call, call.params.differenceUuid, call.body));
  },
};
