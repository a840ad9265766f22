/** A sample for a lender's counsel to replace; `termsUrl` of the brand points elsewhere when the lender has its own. */
export const TERMS = {
  sections: (lender: string) => [
    {
      title: 'What this site is',
      paragraphs: [
        `${lender} offers home equity lines of credit here. Figures you see before you sign are estimates made from what you tell us and from records; the papers you sign govern.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You are at least 18 years old, what you enter is true, and you apply for yourself. Keep your password to yourself, and tell us at once when somebody else may have it.',
      ],
    },
    {
      title: 'Credit check',
      paragraphs: [
        'When you ask for offers you let us look at your credit file with a soft inquiry. It does not affect your score. A hard inquiry is made only after you have agreed to it on a page of its own.',
      ],
    },
    {
      title: 'No promise to lend',
      paragraphs: [
        'An offer on this site is not a commitment to lend. We decide when we have your whole application, and if the answer is no we tell you the reasons.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: ['You can stop at any time. What the law has us keep, we keep for as long as it says.'],
    },
  ],
} as const;
