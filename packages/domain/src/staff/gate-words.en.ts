import type { GateId } from '../loan-file/gates.ts';

interface Words {
  readonly name: string;
  /** What staff do at this gate; only where staff act. */
  readonly task?: string;
}

/**
 * Console names of the gates whose own names address the borrower. A gate that is not listed has the same name for
 * both.
 */
export const STAFF_GATES: { readonly [Gate in GateId]?: Words } = {
  'file-review': {
    name: 'Possible sanctions match',
    task: 'Someone on this file may be on a sanctions list. Compare the full entry with the person on the file. It takes two people to clear a match.',
  },
  facta: {
    name: 'Fraud alert to clear',
    task: 'The credit report has a fraud alert. Call the number on the alert. If it has none, verify the borrower’s identity another way. Then clear the alert or log the call.',
  },
  'delinquency-explain': { name: 'Explanation of late payment' },
  'delinquency-review': {
    name: 'Late payment to review',
    task: 'The credit file shows a late mortgage payment. Review the borrower’s explanation.',
  },
  'hold-borrower': { name: 'Condition for the borrower' },
  'hold-staff': {
    name: 'Condition blocking the file',
    task: 'Nothing moves until this condition is cleared or removed. If the borrower’s answer isn’t enough, return it.',
  },
  'pre-disclosure': { name: 'Preparing the first disclosure' },
  'pre-consent': { name: 'Soft credit consent' },
  intake: { name: 'Application setup' },
  'no-match': { name: 'Social Security number' },
  'no-match-ssn': {
    name: 'No credit file found',
    task: 'The bureau found no file, even after the borrower entered their Social Security number twice. Find out why, then pull credit again.',
  },
  'soft-frozen': { name: 'Credit freeze, soft pull' },
  'soft-credit': { name: 'Soft credit pull' },
  'soft-error': {
    name: 'Credit bureau not responding',
    task: 'The credit bureau isn’t responding to the soft pull. Retries are automatic. Retry by hand once the bureau responds.',
  },
  minor: {
    name: 'Proof of date of birth',
    task: 'The bureau reports that the borrower is under age. Review proof of the date of birth.',
  },
  'no-property': { name: 'Property correction' },
  'many-properties': { name: 'Parcel selection' },
  locate: { name: 'Locating the property' },
  estimate: { name: 'Borrower’s value estimate' },
  value: { name: 'Property value' },
  assets: { name: 'Borrower’s assets' },
  price: { name: 'Offer pricing' },
  winback: { name: 'Reduced offer' },
  rechoose: { name: 'Revised offer selection' },
  choose: { name: 'Offer selection' },
  'app-disclosure-gen': { name: 'Preparing application disclosures' },
  'app-disclosure': { name: 'Application disclosures' },
  contact: { name: 'Borrower details' },
  hmda: { name: 'HMDA questions' },
  'summary-gen': { name: 'Preparing the application summary' },
  summary: { name: 'Application summary' },
  income: { name: 'Proof of income' },
  'income-review': {
    name: 'Income documents to review',
    task: 'The borrower sent proof of income. Enter the income it shows, or return it.',
  },
  'employer-contact': { name: 'Employer contact' },
  employer: {
    name: 'Employment verification',
    task: 'Complete a verification of employment (VOE) with the employer. There’s no vendor, or the vendor didn’t respond in time.',
  },
  'id-upload': { name: 'ID upload' },
  'id-review': {
    name: 'ID to review',
    task: 'The automated ID check was inconclusive. Compare the ID photo with the selfie.',
  },
  'id-check': { name: 'Identity verification' },
  'hard-frozen': { name: 'Credit freeze, hard pull' },
  'hard-error': {
    name: 'Credit bureau not responding',
    task: 'The credit bureau isn’t responding to the hard pull. Retries are automatic. Retry by hand once the bureau responds.',
  },
  'hard-credit': { name: 'Hard credit pull' },
  'prequal-title': { name: 'First title search' },
  liens: { name: 'Liens on the home' },
  'valuation-estimate-bpo': { name: 'BPO, borrower’s estimate' },
  'valuation-estimate-resi-eval': { name: 'Evaluation, borrower’s estimate' },
  'valuation-order-bpo': { name: 'BPO order' },
  'valuation-order-resi-eval': { name: 'Evaluation order' },
  'valuation-wait-bpo': { name: 'BPO in progress' },
  'valuation-wait-resi-eval': { name: 'Evaluation in progress' },
  'appraisal-request': { name: 'Appraisal request' },
  'appraisal-payment': { name: 'Appraisal payment' },
  'appraisal-wait': { name: 'Appraisal in progress' },
  disburse: { name: 'Disbursement account' },
  'disburse-review': {
    name: 'Bank letter to review',
    task: 'The borrower entered an account by hand. Compare it with the bank letter.',
  },
  autopay: { name: 'Payment method' },
  'autopay-confirm': { name: 'Autopay confirmation' },
  'title-order': { name: 'Full title order' },
  'final-title': { name: 'Full title search' },
  'co-deed': { name: 'Other signers' },
  'closing-conditions-borrower': { name: 'Prior-to-closing conditions' },
  'closing-conditions-staff': {
    name: 'Prior-to-closing condition to review',
    task: 'Closing documents can’t be prepared until this condition is cleared or removed. If the borrower’s answer isn’t enough, return it.',
  },
  'closing-disclosure': { name: 'Closing documents' },
  'signing-package': { name: 'Preparing the signing package' },
  note: { name: 'Agreement signing' },
  'notary-plan': { name: 'Notary plan' },
  'waiting-period': { name: 'Waiting period before signing' },
  rescission: { name: 'Rescission period' },
  recording: { name: 'Recording' },
  'send-funds': { name: 'Disbursement' },
  'pay-creditors': { name: 'Payoffs to creditors' },
};

/** The name of the last step, when it comes next. */
export const STAFF_END = { name: 'The line is open' } as const;
