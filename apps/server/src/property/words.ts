export const CORRECTION = {
  otherState: 'A home in another state needs a new application.',
} as const;
