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

const order = {
  screen: 'bpo/order-bpo',
  variant: (file: LoanFile) => (file.regime === 'TX_50A6' ? 'TEXAS_ORDER' : null),
} as const;
const wait = {
  step: 'valuation-wait',
  work: 'valuation.order',
  attempt: valuationAttempt,
} as const;

/** The gates of a valuation by people, where there is no automated value. */
export const valuationGates = [
  {
    id: 'valuation-estimate-bpo',
    status: 'NAV_BPO_ESTIMATE',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: notIn('ESTIMATE'),
  },
  {
    id: 'valuation-order-bpo',
    status: 'NAV_BPO_ORDER',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: notIn('ORDER'),
    attempt: valuationAttempt,
    ...order,
  },
  {
    id: 'valuation-estimate-resi-eval',
    status: 'NAV_RESI_EVAL_ESTIMATE',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: notIn('ESTIMATE'),
  },
  {
    id: 'valuation-order-resi-eval',
    status: 'NAV_RESI_EVAL_ORDER',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: notIn('ORDER'),
    attempt: valuationAttempt,
    ...order,
  },
  {
    id: 'appraisal-request',
    status: 'ONSITE_APPRAISAL_REQUEST',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_REQUEST'),
    work: 'valuation.quoteAppraisal',
    takesSeconds: true,
  },
  {
    id: 'appraisal-payment',
    status: 'ONSITE_APPRAISAL_PAYMENT',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_PAYMENT'),
  },
  {
    id: 'appraisal-wait',
    status: 'ONSITE_APPRAISAL_PENDING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: (file) => file.valuation.required,
    until: notIn('APPRAISAL_PENDING'),
    work: 'valuation.orderAppraisal',
  },
  {
    id: 'valuation-wait-bpo',
    status: 'NAV_BPO_PROCESSING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: isBpo,
    until: isValued,
    ...wait,
  },
  {
    id: 'valuation-wait-resi-eval',
    status: 'NAV_RESI_EVAL_PROCESSING',
    owner: 'valuation',
    stage: 'ID_UPLOAD',
    when: isOther,
    until: isValued,
    ...wait,
  },
] as const satisfies readonly GateRow[];
