/** Errors when staff enter loan officers. */
export const MANAGE = {
  taken: 'Someone on this list already has this NMLS ID.',
} as const;
