/** Text that only the identity step shows, not a page that takes the photos for it. */
export const IDENTITY_NEXT = {
  title: 'Then we run the hard credit check',
  text: 'Once we verify your identity, we run the credit check you agreed to. It may lower your score by a few points. If your report has changed since our first check, your offer may change too, and you’ll review it before you sign. If your credit is frozen, we’ll tell you how to lift the freeze.',
} as const;
