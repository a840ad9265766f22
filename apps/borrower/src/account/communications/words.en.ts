/**
 * A sample for a lender's counsel to replace. The brand's `communicationsUrl` points elsewhere when the lender has its
 * own text.
 */
export const COMMUNICATIONS = {
  title: 'Electronic communications',
  sections: (phone: string) => [
    {
      title: 'What you agree to',
      paragraphs: [
        'We may send you messages about your application by email and show them here instead of on paper. Before we deliver the first document the law requires, we’ll ask again on a separate page and check that you can open it.',
      ],
    },
    {
      title: 'What you need',
      paragraphs: ['You need an email address you check, an up-to-date browser and a way to open PDF files.'],
    },
    { title: 'Paper instead', paragraphs: [`You can ask for paper at any time, free of charge. Call ${phone}.`] },
    {
      title: 'Changing your mind',
      paragraphs: [
        'You can withdraw this agreement at any time. After that, we’ll write to you by mail. Anything we already delivered stays delivered.',
      ],
    },
  ],
} as const;
