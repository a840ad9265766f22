/** Text that only the identity step shows, not a page that takes the photos for it. */
export const IDENTITY_NEXT = {
  title: 'Then we run the hard credit check',
  text: 'Once we verify your identity, we run the credit check you agreed to. It may lower your score by a few points. You don’t need to do anything, unless your credit is frozen.',
} as const;
