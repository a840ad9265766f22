import * as conditions from '../conditions.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const conditionParams = { uuid: LOAN, conditionId: OTHER };
const DOCUMENT = {
  uuid: OTHER,
  type: 'SUPPORT',
  title: 'Supporting document',
  state: 'READY',
  pages: 1,
  size: 48_000,
  sha256: '3f'.repeat(32),
  createdAt: NOW,
  mustAcknowledge: false,
  acknowledgedAt: null,
  viewedToEndAt: null,
  submittedAt: null,
  review: null,
  set: null,
  current: false,
  plainLine: null,
} as const;
const CONDITION = {
  uuid: OTHER,
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created: NOW,
  requestDocuments: ['Property tax bill'],
  notes: null,
  commentsToBorrower: 'The last one, please.',
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  state: 'OPEN',
  documents: [DOCUMENT],
  dueOn: null,
  location: 'conditions/upload-document',
  returned: null,
} as const;

/** Documents the calls about the borrower's and signers' conditions, for the OpenAPI description. */
export const conditionsDocs = [
  describeCall(
    conditions.listOwnConditions,
    "Get the borrower's to-do list",
    'Oldest first, only categories that this version knows. Signers only with the flag `fe-heloc-additional-signer-conditions`.',
    { params, reply: [CONDITION] },
  ),
  describeCall(conditions.readCondition, 'One condition', 'As in the list.', {
    params: conditionParams,
    reply: CONDITION,
  }),
  describeCall(
    conditions.addConditionDocument,
    'Add a file to a condition',
    'Same limits and checks as a document upload. At most 10 files that were not sent.',
    {
      params: conditionParams,
      body: { type: 'SUPPORT', file: new Blob(['%PDF-1.7']) },
      reply: { ...DOCUMENT, advice: [] },
    },
  ),
  describeCall(conditions.removeConditionDocument, 'Remove a file from a condition', 'Until it is sent.', {
    params: { ...conditionParams, documentUuid: OTHER },
  }),
  describeCall(
    conditions.requestPhoneCode,
    'Add a mobile number',
    'Sends a 6-digit code to it that expires in 10 minutes. Nothing changes yet.',
    {
      params: conditionParams,
      body: { phoneNumber: '(303) 555-0142', channel: 'SMS' },
      reply: { verificationUuid: OTHER },
    },
  ),
  describeCall(
    conditions.confirmPhoneCode,
    'Confirm a mobile number',
    'Five tries per code. The correct one saves the number and meets the condition.',
    {
      params: conditionParams,
      body: { verificationUuid: OTHER, code: '482193' },
      reply: { ...WRITE_REPLY, condition: { ...CONDITION, state: 'CLEARED', actionNeeded: false } },
    },
  ),
  describeCall(
    conditions.submitCondition,
    'Submit a condition',
    '`partial`: some now, some later. Otherwise send as many documents as are requested, and new ones if it was returned.',
    {
      params: conditionParams,
      body: { text: null, partial: false },
      reply: { ...WRITE_REPLY, condition: { ...CONDITION, state: 'SENT', actionNeeded: false } },
    },
  ),
];
