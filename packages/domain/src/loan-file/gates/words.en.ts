import type { ExplainWords } from '../explain.ts';
import type { GateId } from '../gates.ts';
import type { GateVariant, GateWords, Owner } from './gate.ts';

/** What each gate says. Braces are words to fill in; a [part] in brackets is dropped when its word is missing. */
export const GATE_WORDS: Readonly<Record<GateId, GateWords>> = {
  cancelled: {
    name: 'Closed',
    text: 'Your application is closed.',
    ask: 'You don’t need to do anything. You can apply again any time.',
    usualTime: null,
  },
  declined: {
    name: 'Declined',
    text: 'We can’t offer you a line of credit. The reasons are in your notice.',
    ask: 'Read the notice. You can ask us to explain it.',
    usualTime: null,
  },
  // The same words as hold-staff's, so that they don't reveal a possible match.
  'file-review': {
    name: 'Review of your file',
    text: 'We’re reviewing something in your file.',
    usualTime: '1 business day',
  },
  facta: {
    name: 'A call with us',
    text: 'Your credit file has a fraud alert, so we need to speak with you.',
    ask: 'Answer our call, or call us.',
    usualTime: '1 business day',
  },
  'delinquency-explain': {
    name: 'Your explanation of the late payment',
    text: 'Your credit file shows a late mortgage payment.',
    ask: 'Tell us what happened.',
    usualTime: '5 minutes',
  },
  'delinquency-review': {
    name: 'Review of your explanation',
    text: 'We’re reviewing your explanation.',
    usualTime: '1 business day',
  },
  'hold-borrower': {
    name: 'Something we need from you',
    text: '{condition}',
    ask: 'Open your to-do list and take care of it.',
    usualTime: null,
  },
  'hold-staff': {
    name: 'Review of your file',
    text: 'We’re reviewing something in your file[: {reason}].',
    usualTime: '1 business day',
  },
  'pre-disclosure': {
    name: 'Your first disclosure',
    text: 'We’re preparing your first disclosure.',
    usualTime: '5 seconds',
  },
  'pre-consent': {
    name: 'Your consent to the soft credit check',
    text: 'New York requires us to show you this disclosure before we check your credit.',
    ask: 'Read it and agree to the soft credit check.',
    usualTime: null,
  },
  intake: {
    name: 'Setting up your application',
    text: 'We’re setting up your application.',
    usualTime: '2 seconds',
  },
  'no-match': {
    name: 'Your Social Security number',
    text: 'We couldn’t find your credit file with your name and address.',
    ask: 'Enter your Social Security number.',
    usualTime: '1 minute',
  },
  'no-match-ssn': {
    name: 'Review of your credit file',
    text: 'The credit bureau couldn’t find a file for you. We’re looking into it.',
    ask: 'You don’t need to do anything right now. We may ask you for proof of identity.',
    usualTime: 'up to 30 days',
  },
  'soft-frozen': {
    name: 'Unfreezing your credit file',
    text: 'Your credit file is frozen.',
    ask: 'Unfreeze it at {bureau}, then select Try again.',
    usualTime: 'a few minutes',
  },
  'soft-error': {
    name: 'Asking the credit bureau again',
    text: 'The credit bureau isn’t responding. We’ll keep trying and email you.',
    usualTime: '1 hour',
  },
  minor: {
    name: 'Proof of your date of birth',
    text: 'We need to confirm your date of birth.',
    ask: 'Send us the proof we asked for.',
    usualTime: '1 business day',
  },
  'soft-credit': {
    name: 'Soft credit check',
    text: 'We’re pulling your soft credit. It doesn’t affect your score.',
    usualTime: '5 seconds',
  },
  'no-property': {
    name: 'Correcting your property',
    text: 'We couldn’t find your property in public records.',
    ask: 'Correct the address or the parcel number.',
    usualTime: '2 minutes',
  },
  'many-properties': {
    name: 'Choosing your parcel',
    text: 'Several parcels match your address.',
    ask: 'Choose yours.',
    usualTime: '1 minute',
  },
  locate: {
    name: 'Locating your property',
    text: 'We’re locating your property.',
    usualTime: '3 seconds',
  },
  estimate: {
    name: 'Your estimate of your home’s value',
    text: 'We couldn’t value this home automatically. A local expert will estimate it later. That costs $180, added to your line of credit.',
    ask: 'Tell us what you think your home is worth.',
    usualTime: '1 minute',
  },
  value: {
    name: 'Your property’s value',
    text: 'We’re determining your property’s value.',
    usualTime: '3 seconds',
  },
  assets: {
    name: 'Your savings',
    text: 'Your income alone isn’t enough for this line. Your savings may help you qualify.',
    ask: 'Tell us about the accounts you want us to count.',
    usualTime: '5 minutes',
  },
  winback: {
    name: 'Another offer',
    text: 'We can’t offer the line you asked for. We can offer a smaller one.',
    ask: 'Accept or decline it.',
    usualTime: '3 minutes',
  },
  price: {
    name: 'Calculating your offers',
    text: 'We’re calculating your offers.',
    usualTime: '1 second',
  },
  choose: {
    name: 'Choosing your offer',
    text: 'Your offers are ready.',
    ask: 'Choose a term and an amount.',
    usualTime: '5 minutes',
  },
  rechoose: {
    name: 'Choosing again',
    text: 'Your offer changed[ because {cause}]. Compare your old and new offers.',
    ask: 'Choose again, or stop your application.',
    usualTime: '5 minutes',
  },
  'app-disclosure-gen': {
    name: 'Your disclosures',
    text: 'We’re preparing your disclosures.',
    usualTime: '2 seconds',
  },
  'app-disclosure': {
    name: 'Your disclosures',
    text: 'We’re preparing your disclosures.',
    usualTime: '10 seconds',
  },
  contact: {
    name: 'A few details about you',
    text: 'We need a few more details for your application.',
    ask: 'Tell us about you and how you own your home. We also need the last 4 digits of your Social Security number, or all 9.',
    usualTime: '3 minutes',
  },
  hmda: {
    name: 'Questions federal law requires',
    text: 'Federal law requires us to ask these questions.',
    ask: 'Answer them, or choose not to provide this information.',
    usualTime: '1 minute',
  },
  'summary-gen': {
    name: 'Your summary',
    text: 'We’re preparing your summary.',
    usualTime: '2 seconds',
  },
  summary: {
    name: 'Your summary',
    text: 'We’re preparing your summary.',
    usualTime: '10 seconds',
  },
  submit: {
    name: 'Review and submit',
    text: 'You’ve answered all the questions on the application. You haven’t submitted it yet.',
    ask: 'Read your documents, check your answers, agree to the hard credit check and submit. We’ll run the check after you verify your identity.',
    usualTime: '5 minutes',
  },
  income: {
    name: 'Proof of your income',
    text: 'We need proof of your income.',
    ask: 'Connect your payroll or bank, or choose another way. Pay stubs add about 3 business days.',
    usualTime: '5 minutes if you connect your payroll or bank',
  },
  'income-review': {
    name: 'Review of your income documents',
    text: 'We’re reviewing your income documents.',
    ask: 'You don’t need to do anything. You can also connect your payroll or bank instead.',
    usualTime: '1 business day',
  },
  'employer-contact': {
    name: 'Your contact at work',
    text: 'We need to confirm where you work.',
    ask: 'Tell us who to contact at your employer.',
    usualTime: '1 minute',
  },
  employer: {
    name: 'Confirmation from your employer',
    text: 'We’re asking your employer to confirm that you work there.',
    usualTime: '2 business days',
  },
  'id-upload': {
    name: 'Your ID',
    text: 'Federal law requires us to verify your identity.',
    ask: 'Take photos of your ID and your face.',
    usualTime: '3 minutes',
  },
  'id-review': {
    name: 'Review of your ID',
    text: 'A loan specialist is reviewing your ID.',
    ask: 'You don’t need to do anything unless we contact you.',
    usualTime: '1 business day',
  },
  'id-check': {
    name: 'Identity verification',
    text: 'We’re checking your ID.',
    usualTime: '20 seconds',
  },
  'hard-frozen': {
    name: 'Unfreezing your credit file',
    text: 'Your credit file is frozen.',
    ask: 'Unfreeze it at {bureau}, then select Try again.',
    usualTime: 'a few minutes',
  },
  'hard-error': {
    name: 'Asking the credit bureau again',
    text: 'The credit bureau isn’t responding. We’ll keep trying.',
    usualTime: '1 hour',
  },
  'hard-credit': {
    name: 'Your credit report',
    text: 'We’re pulling your credit report.',
    usualTime: '5 seconds',
  },
  'prequal-title': {
    name: 'Land records check',
    text: 'We’re checking the land records for your home.',
    usualTime: '10 seconds',
  },
  liens: {
    name: 'Loans on your home',
    text: 'These debts are secured by your home.',
    ask: 'Confirm or correct each one, or mark it for payoff.',
    usualTime: '3 minutes',
  },
  payoff: {
    name: 'Payoff figures',
    text: 'We’re asking your lender for payoff figures.',
    usualTime: '2 business days',
  },
  'valuation-estimate-bpo': {
    name: 'A better estimate',
    text: 'The local expert needs a better estimate of your home’s value.',
    ask: 'Tell us more about your home.',
    usualTime: '2 minutes',
  },
  'valuation-order-bpo': {
    name: 'Ordering your home value report',
    text: 'We need a local expert to estimate your home’s value. It costs $180, added to your line of credit.',
    ask: 'Order it.',
    usualTime: '2 minutes',
  },
  'valuation-estimate-resi-eval': {
    name: 'A better estimate',
    text: 'The local expert needs a better estimate of your home’s value.',
    ask: 'Tell us more about your home.',
    usualTime: '2 minutes',
  },
  'valuation-order-resi-eval': {
    name: 'Ordering your home value report',
    text: 'We need a local expert to estimate your home’s value. It costs $180, added to your line of credit.',
    ask: 'Order it.',
    usualTime: '2 minutes',
  },
  'appraisal-request': {
    name: 'Full appraisal',
    text: 'We’re requesting a full appraisal.',
    usualTime: 'a few seconds',
  },
  'appraisal-payment': {
    name: 'Paying for the appraisal',
    text: 'We need a full appraisal of your home. It costs {fee}, paid by card. If you stop by {date}, we refund it.',
    ask: 'Pay for the appraisal.',
    usualTime: '5 minutes',
  },
  'appraisal-wait': {
    name: 'Appraiser visit',
    text: 'The appraiser will contact you.',
    ask: 'Agree on a time for the visit.',
    usualTime: '7 business days',
  },
  'valuation-wait-bpo': {
    name: 'Your home value report',
    text: 'A local expert is working on your home’s value.',
    ask: 'You don’t need to do anything unless the expert needs to come inside.',
    usualTime: '3 business days',
  },
  'valuation-wait-resi-eval': {
    name: 'Your home value report',
    text: 'A local expert is working on your home’s value.',
    ask: 'You don’t need to do anything unless the expert needs to come inside.',
    usualTime: '3 business days',
  },
  disburse: {
    name: 'Where to send your money',
    text: 'Where should we send your money?',
    ask: 'Connect your bank, or enter your account numbers. Entered numbers take 1 to 2 business days to verify.',
    usualTime: '3 minutes',
  },
  'disburse-review': {
    name: 'Review of your bank letter',
    text: 'We’re reviewing your bank letter.',
    usualTime: '1 business day',
  },
  'disburse-wait': {
    name: 'Small deposit with a code',
    text: 'A small deposit is on its way to your account.',
    ask: 'You don’t need to do anything yet. When the deposit arrives, enter the code in its description.',
    usualTime: '2 business days',
  },
  autopay: {
    name: 'How you’ll make payments',
    text: 'How would you like to make your monthly payments?',
    ask: 'Choose autopay or manual payments.',
    usualTime: '1 minute',
  },
  'autopay-confirm': {
    name: 'Confirming autopay',
    text: 'Your autopay account is ready to confirm.',
    ask: 'Check the account and confirm it.',
    usualTime: '1 minute',
  },
  'title-order': {
    name: 'Title search by the title company',
    text: 'We’re ordering the title search.',
    usualTime: '1 business day',
  },
  'final-title': {
    name: 'Title search by the title company',
    text: 'The title company is examining the title to your home.',
    usualTime: '1 business day',
  },
  'co-deed': {
    name: 'Who else needs to sign',
    text: '{names} must sign too[: {reason}].',
    ask: 'Tell us how to reach them. We’ll send the invitations.',
    usualTime: '3 minutes',
  },
  'closing-conditions-borrower': {
    name: 'What we need before closing',
    text: 'Before we prepare your closing documents, we need: {list}.',
    ask: 'Open your to-do list.',
    usualTime: null,
  },
  'closing-conditions-staff': {
    name: 'Review of what you sent',
    text: 'We’re reviewing what you sent.',
    usualTime: '1 business day',
  },
  flood: {
    name: 'Flood certificate',
    text: 'We’re waiting for the flood certificate.',
    usualTime: 'a few minutes, or 2 days if done by hand',
  },
  'closing-disclosure': {
    name: 'Your closing documents',
    text: 'We’re preparing your closing documents.',
    usualTime: '20 seconds',
  },
  'final-offer': {
    name: 'Final offer',
    text: 'Your final offer is ready.',
    ask: 'Accept it, or choose a different draw amount.',
    usualTime: '5 minutes',
  },
  'signing-package': {
    name: 'Documents to sign',
    text: 'We’re preparing the documents for you to sign.',
    usualTime: '20 seconds',
  },
  note: {
    name: 'Signing your agreement',
    text: 'Your agreement is ready.',
    ask: 'Read and sign it. After that, you’ll sign the deed of trust with a notary.',
    usualTime: '10 minutes',
  },
  'note-others': {
    name: 'Signatures from the other signers',
    text: 'You’ve signed. {names} still must sign.',
    ask: 'You don’t need to do anything. You can send a reminder.',
    usualTime: '2 days',
  },
  'owner-notice': {
    name: 'Notice to every owner',
    text: 'Texas law requires us to give every owner a notice. We still need to give it to {names}.',
    usualTime: 'a few minutes, or 3 days by mail',
  },
  'notary-plan': {
    name: 'How you can meet a notary',
    text: 'We’re checking whether you can sign by video.',
    usualTime: '5 seconds',
  },
  attorney: {
    name: 'Attorney review',
    text: 'An attorney in your state is reviewing the documents.',
    usualTime: '2 business days',
  },
  'waiting-period': {
    name: 'Waiting period',
    text: 'You can sign starting {date}, after a required wait.',
    ask: 'You don’t need to do anything yet.',
    usualTime: '12 days in Texas, 10 days in a flood zone',
  },
  'deed-manual': {
    name: 'Signing with a notary',
    text: 'Sign the deed of trust in person with a notary.',
    ask: 'Choose a time and place.',
    usualTime: '3 days',
  },
  'deed-manual-others': {
    name: 'The other signers',
    text: 'You’ve signed. {names} still must sign.',
    usualTime: '3 days',
  },
  deed: {
    name: 'Signing with an online notary',
    text: 'You’ve signed your agreement. Next, sign the deed of trust with a notary by video.',
    ask: 'Have your ID and a camera ready, and set aside 20 minutes.',
    usualTime: '20 minutes',
  },
  'deed-others': {
    name: 'The other signers',
    text: 'You’ve signed everything. {names} still must sign.',
    ask: 'You don’t need to do anything. You can send a reminder.',
    usualTime: '2 days',
  },
  'rescission-notice': {
    name: 'Notice of the right to cancel',
    text: 'We still need to give {names} the notice of the right to cancel.',
    usualTime: 'a few minutes, or 3 days by mail',
  },
  rescission: {
    name: 'Cancellation period',
    text: 'Any owner can cancel for free through {date}.',
    ask: 'You don’t need to do anything. After that day, we’ll prepare to send your money.',
    usualTime: null,
  },
  recording: {
    name: 'Recording the deed of trust',
    text: 'The county is recording your deed of trust.',
    usualTime: '1 day, or 10 days if the county records on paper',
  },
  'mail-margin': {
    name: 'Time for mailed cancellations',
    text: 'Your right to cancel ended[ on {ended}]. We’ll wait through {date} in case a cancellation was mailed in time and hasn’t reached us yet.',
    ask: 'You don’t need to do anything. To skip the wait, every owner can confirm that they didn’t cancel.',
    usualTime: '1 business day',
  },
  'payoff-renew': {
    name: 'New payoff figures',
    text: 'We’re asking {creditors} for new payoff figures.',
    usualTime: '2 business days',
  },
  'final-checks': {
    name: 'Final checks',
    text: 'We’re doing the final checks before we send your money.',
    usualTime: '1 hour',
  },
  'funding-decision': {
    name: 'Funding approval',
    text: 'Our loan team is doing the final checks before we send your money.',
    ask: 'You don’t need to do anything.',
    usualTime: '1 hour',
  },
  'send-funds': {
    name: 'Sending your money',
    text: 'Your money is on its way.',
    usualTime: '1 business day',
  },
  'pay-creditors': {
    name: 'Paying your creditors',
    text: 'We’re paying off {creditors}.',
    usualTime: '3 business days',
  },
};

/** Sentences that replace a gate's own in some loan files. */
export const GATE_VARIANTS: Readonly<Record<GateVariant, Partial<GateWords>>> = {
  MONEY_ORDERED: { text: 'Your line of credit is canceled. Your money was already on its way.' },
  DECLINED_TO_SIGN: {
    text: 'You told us that you don’t want to sign. A loan specialist will contact you. Changed your mind? Call us.',
  },
  HARD_CONSENT_GIVEN: { ask: 'Read your documents, check your answers and submit.' },
  ANOTHER_ACCOUNT: {
    text: 'We need another bank account to send your money to.',
    ask: 'Add another account, or the same one another way. Entered numbers take 1 to 2 business days to verify.',
  },
  TEXAS_ORDER: { ask: 'Read and confirm the condition.' },
  SOLE_OWNER_MAY_CANCEL: { text: 'You can cancel for free through {date}.' },
  SOLE_OWNER_MAY_CONFIRM: {
    ask: 'You don’t need to do anything. To skip the wait, you can confirm that you didn’t cancel.',
  },
  OWNERS_CANNOT_CONFIRM: { ask: 'You don’t need to do anything. After this wait, we’ll prepare to send your money.' },
};

/** Who acts next. */
export const OWNER_NAMES: Readonly<Record<Owner, string>> = {
  nobody: 'No one',
  borrower: 'You',
  staff: 'Our staff',
  lender: 'We',
  documents: 'We',
  credit: 'The credit bureau',
  property: 'The property records service',
  income: 'Your employer',
  identity: 'The ID verification service',
  valuation: 'The appraisal company',
  bank: 'The bank',
  title: 'The title company',
  flood: 'The flood zone service',
  esign: 'The signing service',
  signers: 'The other signers',
  notary: 'The notary service',
  attorney: 'The attorney',
  clock: 'Waiting period',
  recording: 'The county',
};

/** Replace words that are unknown; null drops the part in brackets. */
export const DEFAULT_WORDS: Readonly<Record<keyof ExplainWords, string | null>> = {
  bureau: 'the credit bureau',
  names: 'other owners',
  reason: null,
  fee: 'the amount we quote you',
  date: 'the date we give you',
  ended: null,
  cause: null,
  list: 'the items on your to-do list',
  creditors: 'your creditors',
  condition: 'We need something from you before we can continue.',
};

/** The end of the process: as the current step, and as the name of the next one. */
export const COMPLETE_WORDS = { text: 'Your line is open.', name: 'Your line is open' } as const;
