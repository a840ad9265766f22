import {
  addConditionDocument,
  confirmPhoneCode,
  requestPhoneCode,
  listOwnConditions,
  readCondition,
  removeConditionDocument,
  submitCondition,
} from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { type OpenedLoan, type Caller, refuse, mount } from '../../kernel/http/index.ts';
import { record, type RecordResult } from '../../loan-file/index.ts';
import { toReader } from '../../records/document-store/index.ts';
import { uploadRoutes } from '../../records/uploads/index.ts';
import { removeOwnUpload } from '../documents/index.ts';
import { addDocument } from './add-document.ts';
import { closingWords, holdWords } from './hold-words.ts';
import { loadOwnCondition, loadOwnConditions, toConditionReply } from './list.ts';
import { sendPhoneCode, acceptPhoneCode } from './phone.ts';
import { areConditionsShownToSigners } from './shown-to-signers.ts';
import { submitConditionDocuments } from './submit.ts';

/** Refuses an additional signer where the lender shows them no conditions. */
async function refuseUnlessShown(context: Context, caller: Caller): Promise<void> {
  if (caller.typ !== 'signer') return;
  if (!(await areConditionsShownToSigners(context, caller.organisation, caller.identityUuid))) refuse('not-available');
}

/** Adds the condition's new state to the reply of a write. */
async function withCondition(context: Context, opened: OpenedLoan, { file, reply }: RecordResult, id: string) {
  const loan = { ...opened, projection: file };
  return {
    ...reply,
    condition: toConditionReply(loan, await loadOwnCondition(context.db, loan, toReader(opened), id)),
  };
}

/** The calls with which a borrower or signer reads and answers conditions, and the words of two gate sentences. */
export const conditions: Feature = {
  words: { 'hold-borrower': holdWords, 'closing-conditions-borrower': closingWords },
  async routes(app, context) {
    const { db } = context;
    mount(app)(listOwnConditions)(async ({ loan, caller }) => {
      await refuseUnlessShown(context, caller);
      return (await loadOwnConditions(db, loan, toReader(loan))).map((one) => toConditionReply(loan, one));
    });
    mount(app)(readCondition)(async ({ loan, caller, params }) => {
      await refuseUnlessShown(context, caller);
      return toConditionReply(loan, await loadOwnCondition(db, loan, toReader(loan), params.conditionId));
    });
    await uploadRoutes(app, (forms) =>
      mount(forms)(addConditionDocument)(async (asked) => {
        await refuseUnlessShown(context, asked.caller);
        return addDocument(asked, asked.params.conditionId);
      }),
    );
    mount(app)(removeConditionDocument)(async ({ loan, caller, params }) => {
      await refuseUnlessShown(context, caller);
      const { documents } = await loadOwnCondition(db, loan, toReader(loan), params.conditionId);
      if (!documents.some((row) => row.uuid === params.documentUuid)) refuse('not-found');
      await removeOwnUpload(context, toReader(loan), params.documentUuid);
    });
    mount(app)(requestPhoneCode)(async (asked) => {
      await refuseUnlessShown(context, asked.caller);
      return sendPhoneCode(asked);
    });
    mount(app)(confirmPhoneCode)(async (asked) => {
      await refuseUnlessShown(context, asked.caller);
      return withCondition(context, asked.loan, await acceptPhoneCode(asked), asked.params.conditionId);
    });
    mount(app)(submitCondition)(async ({ loan, caller, params, body, by }) => {
      await refuseUnlessShown(context, caller);
      const recorded = await record(
        context,
        loan.uuid,
        (lockedLoan) => submitConditionDocuments(context, lockedLoan, toReader(loan), params.conditionId, body),
        by(),
      );
      return withCondition(context, loan, recorded, params.conditionId);
    });
  },
};
