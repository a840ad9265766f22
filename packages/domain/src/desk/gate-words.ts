import { shownGate } from '../loan-file/derived.ts';
import { gateOf, GATES, type GateId } from '../loan-file/gates.ts';

interface Words {
  /** What the gate is called at the desk. */
  readonly name: string;
  /** What the task is there for; only where a person of the desk acts. */
  readonly task?: string;
}

/** The gates whose words speak to the borrower, as the desk calls them; a gate that is not here has one name for both. */
const WORDS = {
  'file-review': {
    name: 'Possible sanctions match',
    task: 'Someone on this file may be on a sanctions list. Compare the whole entry with the person on the file. Two people clear a match.',
  },
  facta: {
    name: 'A fraud alert to clear',
    task: 'The credit file carries a fraud alert. Call the phone number listed on the alert before anything else.',
  },
  'delinquency-explain': { name: 'The explanation of the late payment' },
  'delinquency-review': {
    name: 'A late payment explained',
    task: 'The credit file shows a late mortgage payment. Read what the borrower says about it.',
  },
  'hold-borrower': { name: 'What was asked of the borrower' },
  'hold-staff': {
    name: 'A condition that holds the file up',
    task: 'A condition stops the file until it is cleared or goes back to the borrower.',
  },
  'pre-disclosure': { name: 'The first disclosure' },
  'pre-consent': { name: 'The consent to the soft credit check' },
  intake: { name: 'Opening the file' },
  'no-match': { name: 'The Social Security number' },
  'no-match-ssn': {
    name: 'No credit file found',
    task: 'The bureau found no file, though a Social Security number was given twice. Find out why, then ask again.',
  },
  'soft-frozen': { name: 'Unfreezing the credit file' },
  'soft-error': {
    name: 'Asking the credit bureau again',
    task: 'The credit bureau does not answer the soft check. It is asked again by itself; ask by hand once it answers.',
  },
  minor: {
    name: 'Proof of the date of birth',
    task: 'The bureau says that the borrower is under age. Look at proof of the date of birth.',
  },
  'no-property': { name: 'Correcting the property' },
  'many-properties': { name: 'Choosing the parcel' },
  locate: { name: 'Locating the property' },
  estimate: { name: 'The borrower’s estimate of the value' },
  value: { name: 'The value of the property' },
  assets: { name: 'The borrower’s savings' },
  price: { name: 'Calculating the offers' },
  choose: { name: 'Choosing the offer' },
  'app-disclosure-gen': { name: 'The disclosures' },
  'app-disclosure': { name: 'The disclosures' },
  contact: { name: 'A few details about the borrower' },
  hmda: { name: 'Questions that the law asks' },
  'summary-gen': { name: 'The summary' },
  summary: { name: 'The summary' },
  income: { name: 'Proof of income' },
  'income-review': {
    name: 'Income documents to read',
    task: 'The borrower sent papers that show income. Read the figure in them, or send them back.',
  },
  'employer-contact': { name: 'Whom to ask at work' },
  employer: {
    name: 'The employer confirms',
    task: 'Ask the employer whether the borrower works there: nobody else does, or no answer came in the usual time.',
  },
  'id-upload': { name: 'The ID' },
  'id-review': {
    name: 'An ID to compare',
    task: 'The check of the ID was not sure. Compare the document and the face.',
  },
  'id-check': { name: 'The check of the ID' },
  'hard-frozen': { name: 'Unfreezing the credit file' },
  'hard-error': {
    name: 'Asking the credit bureau again',
    task: 'The credit bureau does not answer the hard check. It is asked again by itself; ask by hand once it answers.',
  },
  'hard-credit': { name: 'The credit report' },
  liens: { name: 'The debts secured by the home' },
  'valuation-wait-bpo': { name: 'The valuation of the home' },
  'valuation-wait-resi-eval': { name: 'The valuation of the home' },
  disburse: { name: 'The account for the money' },
  'disburse-review': {
    name: 'A bank letter to read',
    task: 'The borrower typed in an account. Compare it with the letter of the bank.',
  },
  autopay: { name: 'How the borrower pays' },
  'closing-conditions-borrower': { name: 'What is needed before the papers' },
  'closing-conditions-staff': {
    name: 'A condition before closing',
    task: 'The papers wait until a condition is cleared or goes back to the borrower.',
  },
  'closing-disclosure': { name: 'The closing papers' },
  note: { name: 'Signing the agreement' },
  'notary-plan': { name: 'How the deed can be signed' },
  'pay-creditors': { name: 'Paying the creditors' },
} as const satisfies { readonly [Gate in GateId]?: Words };

const BY_ID: ReadonlyMap<string, Words> = new Map(Object.entries(WORDS));

/** What a gate is called at the desk: the borrower's words where they speak to nobody. */
export const staffGateName = (id: GateId): string => BY_ID.get(id)?.name ?? gateOf(id).name;

/** What the next step of an explanation (`Explanation.next`) is called at the desk. */
export function staffStepName(next: string): string {
  // A sanctions review has the name of a plain hold outside; what was shown is read as the hold.
  const gate = GATES.find(({ id, name }) => name === next && shownGate(id) === id);
  return gate ? staffGateName(gate.id) : next.replace(/^Your /, 'The ');
}

/** What a task at this gate is there for; null where no person of the desk acts. */
export const staffGateTask = (id: string): string | null => BY_ID.get(id)?.task ?? null;

/** The gates that can be a task of the desk: those of staff, and the employer's, who is called once nobody else asks (`deskCallsFrom`). */
export const DESK_GATES: readonly GateId[] = GATES.filter(
  ({ id, owner }) => owner === 'staff' || id === 'employer',
).map(({ id }) => id);
