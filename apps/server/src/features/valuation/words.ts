/** Who values, as the value's source. */
export const SOURCES = { BPO: 'Broker price opinion', RESI_EVAL: 'Evaluation', ONSITE_APPRAISAL: 'Appraisal' } as const;

/** Who found a value when no person is named, on its copy. */
export const FOUND_BY = { BPO: 'A local broker', RESI_EVAL: 'An evaluator', ONSITE_APPRAISAL: 'An appraiser' } as const;

/** Paying for an appraisal. */
export const APPRAISAL_PAYMENT = { about: 'Appraisal of your home', partner: 'The payment service' } as const;
