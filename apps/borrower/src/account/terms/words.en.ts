/**
 * A sample for a lender's counsel to replace. The brand's `termsUrl` points elsewhere when the lender has its own text.
 */
export const TERMS = {
  sections: (lender: string) => [
    {
      title: 'What this site is',
      paragraphs: [
        `${lender} offers home equity lines of credit here. The figures you see before you sign are estimates based on what you tell us and on records. The documents you sign govern.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You confirm that you’re at least 18 years old, that what you enter is true, and that you’re applying for yourself. Keep your password private, and tell us right away if someone else may have it.',
      ],
    },
    {
      title: 'Credit check',
      paragraphs: [
        'When you ask for offers, you let us look at your credit file with a soft inquiry. It doesn’t affect your score. We make a hard inquiry only after you agree to it on a separate page.',
      ],
    },
    {
      title: 'No promise to lend',
      paragraphs: [
        'An offer on this site is not a commitment to lend. We decide when we have your complete application. If the answer is no, we’ll tell you the reasons.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: ['You can stop at any time. We keep the records the law requires for as long as it requires.'],
    },
  ],
} as const;
