/** A sample for a lender's counsel to replace; `communicationsUrl` of the brand points elsewhere when the lender has its own. */
export const COMMUNICATIONS = {
  title: 'Electronic communications',
  sections: (phone: string) => [
    {
      title: 'What you agree to',
      paragraphs: [
        'We may send you messages about your application by email and show them here, in place of paper. Before the first document that the law has us deliver, we ask once more, on a page of its own, and check that you can open it.',
      ],
    },
    {
      title: 'What you need',
      paragraphs: ['An email address that you read, a browser that is kept up to date, and a way to open PDF files.'],
    },
    { title: 'Paper instead', paragraphs: [`You may ask for paper at any time, free of charge. Call ${phone}.`] },
    {
      title: 'Changing your mind',
      paragraphs: [
        'You can take this back at any time. From then on we write by post; what was delivered before stays delivered.',
      ],
    },
  ],
} as const;
