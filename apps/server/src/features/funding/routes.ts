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
import { checksFollow, runChecks } from './checks.ts';
import { recordFundingApproval, recordFundingProposal } from './decide.ts';
import { payCreditors } from './pay-creditors.ts';
import { recordDifferenceSettlement, openRecallOnCancel, recordRecallSettlement } from './recall.ts';
import { recordFundingRejection, recordReturnRejection } from './reject.ts';
import { sendFunds } from './send.ts';
import { storeServicingRecord } from './servicing.ts';
import { loadFunding } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';
import { fundingWebhooks } from './webhooks.ts';

/** From the last checks to the open line: approvals, payments and receipts. */
export const funding: Feature = {
  staffTasks,
  work: {
    'checks.final': runChecks,
    'funding.decide': decideByRule,
    'bank.send': sendFunds,
    'payoff.pay': payCreditors,
  },
  webhooks: fundingWebhooks,
  followUps: [checksFollow, storeServicingRecord, openRecallOnCancel],
  routes(app, context) {
    mount(app)(readFunding)(({ loan, caller }) => loadFunding(context, loan, caller.identityUuid));
    mount(app)(proposeFunding)((asked) => recordFundingProposal(asked, asked.body));
    mount(app)(approveFunding)((asked) => recordFundingApproval(asked, asked.body));
    mount(app)(rejectFunding)((asked) => recordFundingRejection(asked, asked.body));
    mount(app)(settleRecall)((asked) => recordRecallSettlement(asked, asked.body));
    mount(app)(rejectReturn)((asked) => recordReturnRejection(asked, asked.body));
    mount(app)(settleDifference)((asked) => recordDifferenceSettlement(asked, asked.params.differenceUuid, asked.body));
  },
};
