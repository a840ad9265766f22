/** The seven messages while a submit runs, in order and to the letter (ledger REG-010). Each ticks when the server reports its stage. */
export const PROCESSING_MESSAGES = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
] as const;
