/**
 * Reasons for a hold, during which nothing of a loan file is erased. A closed list: a court's text doesn't belong in a
 * record that outlives the loan file.
 */
export const HOLD_REASONS = {
  LITIGATION: 'A lawsuit is pending or expected',
  INVESTIGATION: 'An authority is investigating',
  EXAMINATION: 'An examiner asked for the file',
  COMPLAINT: 'A complaint or dispute is open',
  FRAUD: 'Suspected fraud',
} as const;

/** Reasons to end a hold. */
export const LIFT_REASONS = {
  MATTER_CLOSED: 'The matter is closed',
  COUNSEL_RELEASED: 'Counsel released the file',
  SET_IN_ERROR: 'It was placed on the wrong file',
} as const;
