import type { LoanFile } from '../file.ts';
import type { GateRow } from './gate.ts';

const valuationAttempt: GateRow['attempt'] = (file) => file.valuation.attempt;
const isBpo = (file: LoanFile): boolean => file.valuation.required && file.valuation.route === 'BPO';
const isOther = (file: LoanFile): boolean => file.valuation.required && file.valuation.route !== 'BPO';
const notIn =
  (phase: LoanFile['valuation']['phase']) =>
  (file: LoanFile): boolean =>
    file.valuation.phase !== phase;
const isValued = (file: LoanFile): boolean => file.valuation.phase === 'DONE';

const estimateWords = {
  name: 'A better estimate',
  text: "The appraiser needs a better estimate of your home's value.",
  ask: 'Tell us more about your home.',
  usualTime: '2 minutes',
} as const;
const orderWords = {
  screen: 'bpo/order-bpo',
  name: 'Ordering your home value report',
  text: 'We need an appraiser to value your home. It costs $180, deducted from your first draw.',
  ask: (file: LoanFile) => (file.regime === 'TX_50A6' ? 'Read and confirm the condition.' : 'Order it.'),
  usualTime: '2 minutes',
} as const;
const waitWords = {
  work: 'valuation.order',
  attempt: valuationAttempt,
  name: 'Your home value report',
  text: "The appraiser is working on your home's value.",
  ask: 'Nothing, unless the appraiser needs to come inside.',
  usualTime: '3 business days',
} as const;

export const valuationGates = [
  {
    id: 'valuation-estimate-bpo',
    status: 'NAV_BPO_ESTIMATE',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: notIn('ESTIMATE'),
    ...estimateWords,
  },
  {
    id: 'valuation-order-bpo',
    status: 'NAV_BPO_ORDER',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: notIn('ORDER'),
    attempt: valuationAttempt,
    ...orderWords,
  },
  {
    id: 'valuation-estimate-resi-eval',
    status: 'NAV_RESI_EVAL_ESTIMATE',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: notIn('ESTIMATE'),
    ...estimateWords,
  },
  {
    id: 'valuation-order-resi-eval',
    status: 'NAV_RESI_EVAL_ORDER',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: notIn('ORDER'),
    attempt: valuationAttempt,
    ...orderWords,
  },
  {
    id: 'appraisal-request',
    status: 'ONSITE_APPRAISAL_REQUEST',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_REQUEST'),
    work: 'valuation.quoteAppraisal',
    name: 'Full appraisal',
    text: "We're requesting a full appraisal.",
    usualTime: 'a few seconds',
    takesSeconds: true,
  },
  {
    id: 'appraisal-payment',
    status: 'ONSITE_APPRAISAL_PAYMENT',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_PAYMENT'),
    name: 'Paying for the appraisal',
    text: 'We need a full appraisal of your home. It costs {fee}, paid by card. If you stop by {date}, we refund it.',
    ask: 'Pay for the appraisal.',
    usualTime: '5 minutes',
  },
  {
    id: 'appraisal-wait',
    status: 'ONSITE_APPRAISAL_PENDING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_PENDING'),
    work: 'valuation.orderAppraisal',
    name: 'Appraiser visit',
    text: 'The appraiser will contact you.',
    ask: 'Agree on a time for the visit.',
    usualTime: '7 business days',
  },
  {
    id: 'valuation-wait-bpo',
    status: 'NAV_BPO_PROCESSING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: isValued,
    ...waitWords,
  },
  {
    id: 'valuation-wait-resi-eval',
    status: 'NAV_RESI_EVAL_PROCESSING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: isValued,
    ...waitWords,
  },
] as const satisfies readonly GateRow[];
