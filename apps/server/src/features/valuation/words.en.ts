/** The source of a value. */
export const SOURCES = { BPO: 'Broker price opinion', RESI_EVAL: 'Evaluation', ONSITE_APPRAISAL: 'Appraisal' } as const;

/** The source named on a value's copy when no person is known. */
export const FOUND_BY = { BPO: 'A local broker', RESI_EVAL: 'An evaluator', ONSITE_APPRAISAL: 'An appraiser' } as const;

/** Named in the error when the person who visits doesn't respond. */
export const VISIT = { partner: 'The appraiser' } as const;

/** Paying for an appraisal. */
export const APPRAISAL_PAYMENT = { about: 'Appraisal of your home', partner: 'The payment service' } as const;
