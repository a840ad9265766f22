/** Why nothing of a file may go until the hold is lifted. A closed list: what a court wrote doesn't belong into a record that outlives the file. */
export const HOLD_REASONS = {
  LITIGATION: 'A lawsuit is pending or expected',
  INVESTIGATION: 'An authority is investigating',
  EXAMINATION: 'An examiner asked for the file',
  COMPLAINT: 'A complaint or dispute is open',
  FRAUD: 'Suspected fraud',
} as const;
export type HoldReason = keyof typeof HOLD_REASONS;

/** Why a hold is lifted. */
export const LIFT_REASONS = {
  MATTER_CLOSED: 'The matter is closed',
  COUNSEL_RELEASED: 'Counsel released the file',
  SET_IN_ERROR: 'It was set on the wrong file',
} as const;
export type LiftReason = keyof typeof LIFT_REASONS;
