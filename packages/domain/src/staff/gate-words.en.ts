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
    task: 'The credit file has a fraud alert. Call the phone number listed on the alert before doing anything else.',
  },
  'delinquency-explain': { name: 'Explanation of late payment' },
  'delinquency-review': {
    name: 'Late payment to review',
    task: 'The credit file shows a late mortgage payment. Review the borrower’s explanation.',
  },
  'hold-borrower': { name: 'Condition for the borrower' },
  'hold-staff': {
    name: 'Condition blocking the file',
    task: 'The file can’t move until this condition is cleared or returned to the borrower.',
  },
  'pre-disclosure': { name: 'First disclosure' },
  'pre-consent': { name: 'Soft credit consent' },
  intake: { name: 'Application setup' },
  'no-match': { name: 'Social Security number' },
  'no-match-ssn': {
    name: 'No credit file found',
    task: 'The bureau found no file, even with a Social Security number entered twice. Find out why, then ask the bureau again.',
  },
  'soft-frozen': { name: 'Credit freeze' },
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
  choose: { name: 'Offer selection' },
  'app-disclosure-gen': { name: 'Application disclosures' },
  'app-disclosure': { name: 'Application disclosures' },
  contact: { name: 'Borrower details' },
  hmda: { name: 'HMDA questions' },
  'summary-gen': { name: 'Application summary' },
  summary: { name: 'Application summary' },
  income: { name: 'Proof of income' },
  'income-review': {
    name: 'Income documents to review',
    task: 'The borrower sent proof of income. Enter the income it shows, or return it.',
  },
  'employer-contact': { name: 'Employer contact' },
  employer: {
    name: 'Employment verification',
    task: 'Ask the employer whether the borrower works there. No vendor does it, or the vendor didn’t answer in the usual time.',
  },
  'id-upload': { name: 'ID upload' },
  'id-review': {
    name: 'ID to review',
    task: 'The automated ID check was inconclusive. Compare the document and the face.',
  },
  'id-check': { name: 'Identity verification' },
  'hard-frozen': { name: 'Credit freeze' },
  'hard-error': {
    name: 'Credit bureau not responding',
    task: 'The credit bureau isn’t responding to the hard pull. Retries are automatic. Retry by hand once the bureau responds.',
  },
  'hard-credit': { name: 'Credit report' },
  liens: { name: 'Liens on the home' },
  'valuation-order-bpo': { name: 'Valuation order' },
  'valuation-order-resi-eval': { name: 'Valuation order' },
  'valuation-wait-bpo': { name: 'Property valuation' },
  'valuation-wait-resi-eval': { name: 'Property valuation' },
  disburse: { name: 'Disbursement account' },
  'disburse-review': {
    name: 'Bank letter to review',
    task: 'The borrower entered an account by hand. Compare it with the bank letter.',
  },
  autopay: { name: 'Payment method' },
  'closing-conditions-borrower': { name: 'Prior-to-closing conditions' },
  'closing-conditions-staff': {
    name: 'Prior-to-closing condition to review',
    task: 'Closing documents can’t be prepared until this condition is cleared or returned to the borrower.',
  },
  'closing-disclosure': { name: 'Closing documents' },
  note: { name: 'Agreement signing' },
  'notary-plan': { name: 'Notary plan' },
  rescission: { name: 'Rescission period' },
  'send-funds': { name: 'Disbursement' },
  'pay-creditors': { name: 'Payoffs to creditors' },
};

/** The name of the last step, when it comes next. */
export const STAFF_END = { name: 'The line is open' } as const;
