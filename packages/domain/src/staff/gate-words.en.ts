import type { GateId } from '../loan-file/gates.ts';

interface Words {
  readonly name: string;
  /** What staff do at this gate; only where staff act. */
  readonly task?: string;
}

/**
 * Console names of the gates whose own names are for the borrower. A gate that is not listed has the same name for
 * both.
 */
export const STAFF_GATES: { readonly [Gate in GateId]?: Words } = {
  'file-review': {
    name: 'Possible OFAC match',
    task: 'Someone on this file may be on an OFAC sanctions list. Compare the full entry with the person on the file. Two people must clear a match.',
  },
  facta: {
    name: 'Fraud alert review',
    task: 'The credit report has a fraud alert. Call the number on the alert. If it has none, follow the lender’s fraud alert policy to verify the borrower’s identity. Log every call. Clear this review only after the borrower’s identity is verified or the bureau removes the alert.',
  },
  'delinquency-explain': { name: 'Late payment explanation (LOE)' },
  'delinquency-review': {
    name: 'Late payment review',
    task: 'The credit file shows a late mortgage payment. Review the borrower’s explanation. If it isn’t acceptable, post a condition or escalate for a decline.',
  },
  'hold-borrower': { name: 'Borrower condition' },
  'hold-staff': {
    name: 'Condition review (file on hold)',
    task: 'Nothing moves until this condition is cleared or removed. If the borrower’s answer isn’t enough, return it.',
  },
  'pre-disclosure': { name: 'Preparing the soft credit disclosure' },
  'pre-consent': { name: 'Soft credit consent' },
  intake: { name: 'Application setup' },
  'no-match': { name: 'SSN needed for credit file match' },
  'no-match-ssn': {
    name: 'No credit file found',
    task: 'The bureau found no file, even after the borrower entered their Social Security number twice. Find out why, then repull credit.',
  },
  'soft-frozen': { name: 'Credit freeze, soft pull' },
  'soft-credit': { name: 'Soft credit pull' },
  'soft-error': {
    name: 'Credit bureau not responding, soft pull',
    task: 'The credit bureau isn’t responding to the soft pull. Retries are automatic. Repull once the bureau responds.',
  },
  minor: {
    name: 'Date of birth review',
    task: 'The bureau reports that the borrower is under age. The borrower was emailed for proof of the date of birth. Review it under Documents, or call the borrower if it isn’t there.',
  },
  'no-property': { name: 'Property correction' },
  'many-properties': { name: 'Parcel selection' },
  locate: { name: 'Property search' },
  estimate: { name: 'Borrower’s value estimate' },
  value: { name: 'Automated valuation (AVM)' },
  assets: { name: 'Asset verification' },
  price: { name: 'Offer pricing' },
  winback: { name: 'Counteroffer' },
  rechoose: { name: 'Revised offer selection' },
  choose: { name: 'Offer selection' },
  'app-disclosure-gen': { name: 'Requesting application disclosures' },
  'app-disclosure': { name: 'Preparing application disclosures' },
  contact: { name: 'Borrower information' },
  hmda: { name: 'HMDA questions' },
  'summary-gen': { name: 'Requesting the application summary' },
  summary: { name: 'Preparing the application summary' },
  submit: { name: 'Application submission' },
  income: { name: 'Income verification' },
  'income-review': {
    name: 'Income review',
    task: 'The borrower sent proof of income. Enter the income it shows, or return it.',
  },
  'employer-contact': { name: 'Employer contact' },
  employer: {
    name: 'Employment verification',
    task: 'Complete a verification of employment (VOE) with the employer. There’s no vendor, or the vendor didn’t respond in time.',
  },
  'id-upload': { name: 'ID upload' },
  'id-review': {
    name: 'ID review',
    task: 'The automated ID check was inconclusive. Compare the ID photo with the selfie.',
  },
  'id-check': { name: 'Identity verification' },
  'hard-frozen': { name: 'Credit freeze, hard pull' },
  'hard-error': {
    name: 'Credit bureau not responding, hard pull',
    task: 'The credit bureau isn’t responding to the hard pull. Retries are automatic. Repull once the bureau responds.',
  },
  'hard-credit': { name: 'Hard credit pull' },
  'prequal-title': { name: 'Preliminary title search' },
  liens: { name: 'Lien confirmation' },
  'valuation-estimate-bpo': { name: 'Borrower’s estimate for the BPO' },
  'valuation-estimate-resi-eval': { name: 'Borrower’s estimate for the evaluation' },
  'valuation-order-bpo': { name: 'BPO order' },
  'valuation-order-resi-eval': { name: 'Evaluation order' },
  'valuation-wait-bpo': { name: 'BPO in progress' },
  'valuation-wait-resi-eval': { name: 'Evaluation in progress' },
  'appraisal-request': { name: 'Appraisal request' },
  'appraisal-payment': { name: 'Appraisal payment' },
  'appraisal-wait': { name: 'Appraisal in progress' },
  disburse: { name: 'Disbursement account' },
  'disburse-review': {
    name: 'Disbursement account: bank letter',
    task: 'The borrower typed this account and sent a bank letter or statement. Compare the numbers and the name.',
  },
  'disburse-wait': { name: 'Micro-deposit verification' },
  autopay: { name: 'Payment method' },
  'autopay-confirm': { name: 'Autopay confirmation' },
  'title-order': { name: 'Full title order' },
  'final-title': { name: 'Full title search' },
  'co-deed': { name: 'Signer invitations' },
  'closing-conditions-borrower': { name: 'Prior-to-docs (PTD) conditions' },
  'closing-conditions-staff': {
    name: 'Prior-to-docs (PTD) condition review',
    task: 'Closing documents can’t be prepared until this condition is cleared or removed. If the borrower’s answer isn’t enough, return it.',
  },
  flood: { name: 'Flood determination' },
  'closing-disclosure': { name: 'Preparing closing documents' },
  'signing-package': { name: 'Preparing the signing package' },
  note: { name: 'HELOC agreement signing' },
  'note-others': { name: 'HELOC agreement signing, other signers' },
  'owner-notice': { name: 'Texas section 50(g) notice' },
  'notary-plan': { name: 'Notarization method' },
  'waiting-period': { name: 'Waiting period before the deed of trust' },
  'deed-manual': { name: 'Deed of trust signing in person' },
  'deed-manual-others': { name: 'Deed of trust signing in person, other signers' },
  deed: { name: 'Remote online notarization (RON)' },
  'deed-others': { name: 'Remote online notarization (RON), other signers' },
  'rescission-notice': { name: 'Notice of right to cancel' },
  rescission: { name: 'Rescission period' },
  recording: { name: 'Recording' },
  'mail-margin': { name: 'Mail hold after the rescission period' },
  'payoff-renew': { name: 'Updated payoff figures' },
  'final-checks': { name: 'Pre-funding checks' },
  'send-funds': { name: 'Disbursement' },
  'pay-creditors': { name: 'Payoffs to creditors' },
};

/** The name of the last step, when it comes next. */
export const STAFF_END = { name: 'The line is open' } as const;
