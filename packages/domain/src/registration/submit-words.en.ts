/**
 * The seven messages during a submit, in order and verbatim. Each gets its check mark when the server reports
 * its stage.
 */
export const PROCESSING_MESSAGES = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
] as const;
