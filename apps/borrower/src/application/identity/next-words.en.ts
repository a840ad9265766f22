/** Text that only the identity step shows, not a page that takes the photos for it. */
export const IDENTITY_NEXT = {
  title: 'The hard credit check comes after this',
  text: 'Once we verify your identity, we run the hard credit check you agreed to. It may lower your score by a few points.',
} as const;
