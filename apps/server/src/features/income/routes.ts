import {
  acceptIncome,
  completeIncomeLink,
  giveEmployerContact,
  confirmEmploymentCode,
  leaveIncomeLink,
  readEmployerVerification,
  readIncome,
  readIncomeLink,
  readLink,
  sendIncomeDocuments,
  startIncomeLink,
} from '@lintel/contract';
import { actionsAfter, currentGate, getStatus } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, refuseWith, mount, getRequestOrigin } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { getLinkState } from '../../vendors/index.ts';
import { recordIncomeAcceptance } from './accept.ts';
import { completeLink } from './complete.ts';
import { submitIncomeDocuments } from './documents.ts';
import { recordVerifiedAddress, checkCode, readEmployerContact, saveEmployerContact } from './employer.ts';
import { confirmEmployment } from './jobs.ts';
import { markLinkLeft, findIncomeLink, findLinkByUuid, toLinkReply, startLink } from './links.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadEmployerState, loadIncomeState } from './state.ts';
import { findEmployersToCall } from './to-call.ts';
import { incomeWebhooks } from './webhooks.ts';

/** The calls of the income step, the job that asks employers and sources, and the webhooks of income vendors. */
export const income: Feature = {
  staffTasks,
  findLink: [findIncomeLink],
  staffTakeOver: { employer: findEmployersToCall },
  work: { 'income.confirmEmployment': confirmEmployment },
  webhooks: incomeWebhooks,
  routes(app, context) {
    mount(app)(readIncome)(({ loan }) => loadIncomeState(context, loan));
    mount(app)(startIncomeLink)(async ({ loan, body, request }) =>
      toLinkReply(
        context,
        await startLink(context, loan, body.source, getRequestOrigin(context, request, loan.organisation)),
      ),
    );
    mount(app)(readIncomeLink)(async ({ loan, params }) => {
      const row = (await findLinkByUuid(context.db, loan.uuid, params.linkUuid)) ?? refuse('not-found');
      return { ...toLinkReply(context, row), state: getLinkState(context, row) };
    });
    mount(app)(completeIncomeLink)(({ loan, params, body, by }) =>
      completeLink(
        context,
        loan,
        params.linkUuid,
        { publicToken: body.publicToken ?? null, callback: body.callback ?? {} },
        by(),
      ),
    );
    mount(app)(leaveIncomeLink)(async ({ loan, params, body }) => {
      const row = (await findLinkByUuid(context.db, loan.uuid, params.linkUuid)) ?? refuse('not-found');
      await markLinkLeft(context, context.db, row, body.reason, body.institution ?? null);
      return { nextActions: [...actionsAfter(body.reason)] };
    });
    mount(app)(sendIncomeDocuments)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) =>
          currentGate(lockedLoan.file)?.id === 'income'
            ? submitIncomeDocuments(context, lockedLoan, body)
            : refuseWith('not-at-this-step', { status: getStatus(lockedLoan.file) }),
        by(),
      );
      return reply;
    });
    mount(app)(readEmployerVerification)(({ loan }) => loadEmployerState(context, loan));
    mount(app)(giveEmployerContact)(async ({ loan, body, by }) => {
      const contact = await readEmployerContact(context, body);
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => saveEmployerContact(context, lockedLoan, body.way, contact),
        by('income'),
      );
      return reply;
    });
    mount(app)(confirmEmploymentCode)(async ({ loan, body, by }) => {
      const contact = await checkCode(context, loan.uuid, body.code);
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordVerifiedAddress(context, lockedLoan, contact),
        by(),
      );
      return reply;
    });
    mount(app)(acceptIncome)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordIncomeAcceptance(context, lockedLoan, body),
        by('income', 'offers'),
      );
      return reply;
    });
    // Finds links of every feature, because all vendors return the borrower to the same page.
    mount(app)(readLink)(async ({ params, caller }) => {
      for (const find of context.findLink) {
        const returned = await find(context, params.oauthStateId, caller);
        if (returned?.link.state === 'EXPIRED') refuse('link-expired');
        if (returned) return returned;
      }
      return refuse('not-found');
    });
  },
};
