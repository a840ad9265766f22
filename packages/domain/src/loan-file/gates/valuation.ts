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
  text: 'The valuer needs a better estimate.',
  ask: 'Tell us more.',
  usualTime: '2 minutes',
} as const;
const orderWords = {
  screen: 'bpo/order-bpo',
  name: 'Ordering the valuation',
  text: 'Your home must be valued. It costs $180, taken from your draw at closing.',
  ask: (file: LoanFile) => (file.regime === 'TX_50A6' ? 'Read and confirm the condition.' : 'Order it.'),
  usualTime: '2 minutes',
} as const;
const waitWords = {
  work: 'valuation.order',
  attempt: valuationAttempt,
  name: 'The valuation of your home',
  text: 'The valuer is at work.',
  ask: 'Nothing, unless the appraiser needs to come in.',
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
    name: 'A full appraisal',
    text: 'We are asking for a full appraisal.',
    usualTime: 'seconds',
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
    text: 'A full appraisal is needed. It costs {fee}, by card; back if you leave by {date}.',
    ask: 'Pay for it.',
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
    name: 'The visit of the appraiser',
    text: 'The appraiser will contact you.',
    ask: 'Agree a time.',
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
