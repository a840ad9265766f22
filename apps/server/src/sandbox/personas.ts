import type { ChecklistStatus, GateId } from '@lintel/domain';

/** One branch of the process as a person who takes it: the same card in the panel, the API, the tests and docs/sandbox.md. */
export interface Persona {
  readonly name: string;
  readonly why: string;
  /** What in the input leads there. */
  readonly levers: readonly string[];
  /** Where the person stands when nobody does anything more. */
  readonly reaches: ChecklistStatus;
  /** The gate, where that status has several. */
  readonly gate?: GateId;
  /** The words behind the plus of the e-mail address. */
  readonly tag?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: readonly [street1: string, city: string, state: string, zip: string];
  /** Dollars a year. */
  readonly income: number;
  readonly listedForSale?: true;
  /** Typed on credit/social when the file is not found. */
  readonly ssn?: string;
  /** Who logs in on the page of the income source; user_good unless said. */
  readonly incomeUser?: string;
  /** Shows income by pay stubs of this employer, who is asked then. */
  readonly employer?: string;
  /** Says so on start/contact. */
  readonly married?: true;
  /** Has the line pay off every lien that somebody else reports. */
  readonly paysOffLiens?: true;
  /** How the account for the money is shown: linked unless said. NAME_DIFFERS: the bank names somebody else, and a letter goes to the desk. */
  readonly bank?: 'MICRO_DEPOSIT' | 'NAME_DIFFERS';
  /** What the home is to its borrower: where they live unless said. */
  readonly occupancy?: 'SECONDARY' | 'INVESTMENT';
  /** The campaign that a visitor came by. */
  readonly campaign?: string;
  /** The lender; the main brand unless said. */
  readonly organisation?: string;
}

const DENVER = ['1600 Larimer Street', 'Denver', 'CO', '80202'] as const;

export const PERSONAS: readonly Persona[] = [
  { name: 'found', why: 'the main way: file, home and value are found', levers: ['no tag', '412 Alder Ridge Road'], reaches: 'OFFER_SELECTION', firstName: 'Maria', lastName: 'Delgado', street: ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'], income: 118_000 },
  { name: 'no-match', why: 'no credit file from name and address', levers: ['+no-match'], reaches: 'CREDIT_NO_MATCH', tag: 'no-match', firstName: 'Nora', lastName: 'Match', street: DENVER, income: 84_000 },
  {
    name: 'no-match-twice', why: 'no credit file even with the Social Security number', levers: ['+no-match-ssn', 'or 666-00-0002 on credit/social'], reaches: 'CREDIT_NO_MATCH_SSN', tag: 'no-match-ssn',
    firstName: 'Nils', lastName: 'Twice', street: DENVER, income: 84_000, ssn: '666-00-0002',
  },
  { name: 'frozen', why: 'the file is frozen at one bureau; trying again finds it', levers: ['+frozen', 'or 666-00-0003'], reaches: 'SOFT_CREDIT_LOCKED_OR_FROZEN', tag: 'frozen', firstName: 'Freya', lastName: 'Frost', street: DENVER, income: 84_000 },
  { name: 'bureau-error', why: 'the bureau is out of order; the retry job finds it again', levers: ['+credit-error', 'or 666-00-0004'], reaches: 'CREDIT_ERROR', tag: 'credit-error', firstName: 'Errol', lastName: 'Banks', street: DENVER, income: 84_000 },
  { name: 'minor', why: 'the bureau says under age', levers: ['+minor', 'or 666-00-0005'], reaches: 'CREDIT_MINOR', tag: 'minor', firstName: 'Mina', lastName: 'Young', street: DENVER, income: 84_000 },
  { name: 'fraud-alert', why: 'a fraud alert stands in the credit file', levers: ['+fraud-alert', 'or 666-00-0006'], reaches: 'FACTA_REVIEW', tag: 'fraud-alert', firstName: 'Farah', lastName: 'Alert', street: DENVER, income: 84_000 },
  { name: 'delinquent', why: 'a late mortgage payment in the credit file', levers: ['+delinquent', 'or 666-00-0007'], reaches: 'DELINQUENCY_REVIEW', tag: 'delinquent', firstName: 'Della', lastName: 'Late', street: DENVER, income: 84_000 },
  { name: 'no-property', why: 'public records do not know the address', levers: ['"No Property" in the street'], reaches: 'NO_PROPERTY_FOUND', firstName: 'Noel', lastName: 'Land', street: ['12 No Property Lane', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'several-properties', why: 'several parcels match the address', levers: ['"Twin" in the street'], reaches: 'MULTIPLE_PROPERTIES', firstName: 'Tess', lastName: 'Twin', street: ['14 Twin Street', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'no-value', why: 'no automated value; a broker values the home later', levers: ['"No Avm" in the street ("No Eval": an evaluation instead)'], reaches: 'NO_AVM_FOUND', firstName: 'Ava', lastName: 'Avm', street: ['16 No Avm Road', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'winback', why: 'income carries only a smaller line', levers: ['+winback', 'or 666-00-0009'], reaches: 'CLTV_LIEN_POSITION_REQUALIFY', tag: 'winback', firstName: 'Wim', lastName: 'Back', street: DENVER, income: 84_000 },
  { name: 'assets', why: 'income does not carry the line, savings may', levers: ['+assets', 'or 666-00-0010'], reaches: 'ASSETS_PREQUAL', tag: 'assets', firstName: 'Asta', lastName: 'Savers', street: DENVER, income: 84_000 },
  { name: 'declined', why: 'the score is below the lowest', levers: ['+declined', 'or 666-00-0008'], reaches: 'DECLINED', tag: 'declined', firstName: 'Dina', lastName: 'Clyne', street: DENVER, income: 84_000 },
  { name: 'declined-for-sale', why: 'the home is listed for sale', levers: ['listed for sale: yes'], reaches: 'DECLINED', firstName: 'Sally', lastName: 'Sale', street: DENVER, income: 84_000, listedForSale: true },
  { name: 'declined-just-bought', why: 'title moved less than 90 days ago', levers: ['"Just Sold" in the street'], reaches: 'DECLINED', firstName: 'Justin', lastName: 'Sold', street: ['20 Just Sold Drive', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'declined-small-home', why: 'the home is worth too little for the debts on it', levers: ['"Modest" in the street'], reaches: 'DECLINED', firstName: 'Modesta', lastName: 'Small', street: ['22 Modest Place', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'hard-frozen', why: 'the file is frozen at the hard pull; trying again finds it under the same consent', levers: ['+hard-frozen'], reaches: 'HARD_CREDIT_LOCKED_OR_FROZEN', tag: 'hard-frozen', firstName: 'Hanna', lastName: 'Frost', street: DENVER, income: 84_000 },
  {
    name: 'lien-payoff', why: 'the line is to pay off the mortgage, which takes more than the chosen draw: another offer', levers: ['"Pay off with this line" on liens', '+payoff-later keeps the creditor waiting afterwards'], reaches: 'REVISED_OFFER_SELECTION', tag: 'payoff-later',
    firstName: 'Liane', lastName: 'Payton', street: ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'], income: 118_000, paysOffLiens: true,
  },
  {
    name: 'payoff-waiting', why: 'the new offer is taken, and the creditor has not named the figure yet', levers: ['+payoff-later'], reaches: 'PAYOFF_REQUEST_PENDING', tag: 'payoff-later',
    firstName: 'Paul', lastName: 'Waite', street: ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'], income: 118_000, paysOffLiens: true,
  },
  {
    name: 'lien-paid-off', why: 'the line pays off the mortgage, and the creditor answers at once: with `until` up to the receipt', levers: ['"Pay off with this line" on liens'], reaches: 'REVISED_OFFER_SELECTION',
    firstName: 'Olive', lastName: 'Free', street: ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'], income: 118_000, paysOffLiens: true,
  },
  { name: 'second-lien', why: 'the land records know a lien that the bureau does not name', levers: ['"Second Lien" in the street'], reaches: 'LIEN_VERIFICATION', firstName: 'Sela', lastName: 'Lien', street: ['24 Second Lien Lane', 'Denver', 'CO', '80202'], income: 118_000 },
  { name: 'listed-name', why: 'the name may be on the sanctions list: a person looks first', levers: ['the name Listed Person'], reaches: 'TRUST_AND_INSURANCE', firstName: 'Listed', lastName: 'Person', street: DENVER, income: 84_000 },
  { name: 'new-york', why: 'New York: a disclosure and a consent come before the credit check', levers: ['organisation FIGURE_NY, a home in New York'], reaches: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', firstName: 'Nyla', lastName: 'York', street: ['140 West 30th Street', 'New York', 'NY', '10001'], income: 96_000, organisation: 'FIGURE_NY' },
  { name: 'texas-homestead', why: 'Texas homestead: lower caps on line and fees', levers: ['organisation HOMEPOINT, a home in Texas'], reaches: 'OFFER_SELECTION', firstName: 'Tex', lastName: 'Homer', street: ['900 Congress Avenue', 'Austin', 'TX', '78701'], income: 96_000, organisation: 'HOMEPOINT' },
  { name: 'income-linked', why: 'the payroll confirms the stated income', levers: ['user_good on the page of the source'], reaches: 'IDENTITY_VERIFICATION', firstName: 'Ingrid', lastName: 'Payne', street: DENVER, income: 95_000 },
  { name: 'income-mismatch', why: 'the payroll shows 60 % of the stated income: another offer', levers: ['user_part on the page of the source'], reaches: 'REVISED_OFFER_SELECTION', firstName: 'Milo', lastName: 'Less', street: ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'], income: 118_000, incomeUser: 'user_part' },
  { name: 'income-employer', why: 'pay stubs in place of a link: the desk has read them, and the employer must confirm', levers: ['pay stubs', '"Gone" or "Silent" in the name of the employer'], reaches: 'EMPLOYMENT_VERIFICATION', gate: 'employer-contact', firstName: 'Emil', lastName: 'Stubbs', street: DENVER, income: 84_000, employer: 'Harbor Clinic' },
  { name: 'identity-failed-then-passed', why: 'the first photo of the ID cannot be read, the next one can', levers: ['+id-failed'], reaches: 'LIEN_VERIFICATION', tag: 'id-failed', firstName: 'Ida', lastName: 'Glare', street: DENVER, income: 84_000 },
  { name: 'identity-review', why: 'a person at the desk looks at the ID', levers: ['+id-review'], reaches: 'IDENTITY_VERIFICATION', gate: 'id-review', tag: 'id-review', firstName: 'Iris', lastName: 'Looker', street: DENVER, income: 84_000 },
  { name: 'bank-micro-deposit', why: 'the account for the money by its numbers: a small deposit shows its code', levers: ['an account number that ends with 0001, others in docs/sandbox.md'], reaches: 'DISBURSEMENT_ACCOUNT', gate: 'disburse-wait', firstName: 'Dora', lastName: 'Cents', street: DENVER, income: 84_000, bank: 'MICRO_DEPOSIT' },
  { name: 'bank-name-differs', why: 'the linked account is somebody else\'s by its name: a person reads a letter of the bank', levers: ['user_stranger on the page of the bank'], reaches: 'DISBURSEMENT_ACCOUNT', gate: 'disburse-review', firstName: 'Nadia', lastName: 'Maiden', street: DENVER, income: 84_000, bank: 'NAME_DIFFERS' },
  { name: 'crypto', why: 'backed by crypto holdings: no account for the money, which goes to the custodian', levers: ['the campaign cloc (utm_source)'], reaches: 'AUTOPAY_ACCOUNT', firstName: 'Clio', lastName: 'Coyne', street: DENVER, income: 84_000, campaign: 'cloc' },
  { name: 'texas-bpo', why: 'a Texas homestead without an automated value: the state\'s notice comes before the valuation', levers: ['organisation HOMEPOINT, "No Avm" in the street of a home in Texas'], reaches: 'NAV_BPO_ORDER', firstName: 'Texana', lastName: 'Value', street: ['30 No Avm Road', 'Austin', 'TX', '78701'], income: 96_000, organisation: 'HOMEPOINT' },
  { name: 'resi-eval', why: 'an evaluation is under way, and its value comes later', levers: ['"No Eval" and "Later" in the street'], reaches: 'NAV_RESI_EVAL_PROCESSING', firstName: 'Eva', lastName: 'Later', street: ['32 No Eval Later Road', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'appraisal', why: 'no value from outside: an appraisal is to be paid for by card', levers: ['"No Avm" and "Remote" in the street'], reaches: 'ONSITE_APPRAISAL_PAYMENT', firstName: 'April', lastName: 'Visit', street: ['34 No Avm Remote Road', 'Denver', 'CO', '80202'], income: 84_000 },
  { name: 'co-owner', why: 'the title company finds a second owner, who must sign the deed', levers: ['+co-owner', 'or "Joint Title" in the street'], reaches: 'CO_DEED_REQ', tag: 'co-owner', firstName: 'Cora', lastName: 'Owens', street: DENVER, income: 84_000 },
  { name: 'spouse-not-on-title', why: 'married in a state that has the spouse of an only owner sign', levers: ['married on start/contact, a home in Florida'], reaches: 'CO_DEED_REQ', firstName: 'Flora', lastName: 'Wedd', street: ['56 Seabreeze Court', 'Miami', 'FL', '33130'], income: 84_000, married: true },
  {
    name: 'flood-zone', why: 'the home lies in a flood area: a notice and proof of insurance come before the papers', levers: ['"Flood" in the street'], reaches: 'TRUST_AND_INSURANCE', gate: 'closing-conditions-borrower',
    firstName: 'Wade', lastName: 'Rivers', street: ['36 Flood Lane', 'Denver', 'CO', '80202'], income: 84_000,
  },
  { name: 'texas-homestead-married', why: 'a Texas homestead whose owner is married: the spouse signs too, gets the notice of the state by post, and nobody signs before the twelfth day', levers: ['organisation HOMEPOINT, a home in Texas, married on start/contact', '+spouse'], reaches: 'NOTARY_WAITING_PERIOD', tag: 'spouse', firstName: 'Texie', lastName: 'Wedd', street: ['900 Congress Avenue', 'Austin', 'TX', '78701'], income: 96_000, organisation: 'HOMEPOINT', married: true },
  { name: 'attorney-state', why: 'a lawyer reads the papers before the deed is signed', levers: ['a home in North Carolina or Georgia'], reaches: 'ATTORNEY_REVIEW', firstName: 'Nell', lastName: 'Counsel', street: ['640 Magnolia Way', 'Charlotte', 'NC', '28202'], income: 84_000 },
  {
    name: 'second-home-co-owner', why: 'a second home of the borrower whose other owner lives there and signs the deed: the right to cancel is owed to that owner', levers: ['occupancy: second home', '+co-owner', 'the co-owner says that they live there'],
    reaches: 'RESCISSION', gate: 'rescission', tag: 'co-owner', firstName: 'Stella', lastName: 'Weeks', street: DENVER, income: 84_000, occupancy: 'SECONDARY',
  },
  { name: 'second-home', why: 'a home that nobody lives in all year: no right to cancel, and the money follows the recording', levers: ['occupancy: second home'], reaches: 'FUNDING_DECISION', firstName: 'Sierra', lastName: 'Weeks', street: DENVER, income: 84_000, occupancy: 'SECONDARY' },
  { name: 'manual-notary', why: 'the county records no deeds that were signed by video: new papers with the fee, and a notary in person', levers: ['"Paper County" in the street'], reaches: 'MANUAL_DEED_SIGNING', firstName: 'Manny', lastName: 'Penn', street: ['42 Paper County Road', 'Denver', 'CO', '80202'], income: 84_000 },
];

export const personaOf = (name: string): Persona | undefined => PERSONAS.find((one) => one.name === name);
