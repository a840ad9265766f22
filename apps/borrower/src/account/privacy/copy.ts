/** A sample for a lender's counsel to replace; `privacyUrl` of the brand points elsewhere when the lender has its own. */
export const PRIVACY = {
  title: 'Privacy policy',
  sections: (lender: string) => [
    {
      title: 'What we collect',
      paragraphs: [
        'What you type; your credit file, once you agree; public records about the home; and what your browser sends with each request.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To find your file and your home, to make your offers, to decide on your application, to service the line, and to meet the law.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        `${lender}, the companies that work for us on your application (credit bureaus, property records, mail and text messages), and authorities where the law says so. We do not sell it.`,
      ],
    },
    {
      title: 'How it is kept',
      paragraphs: [
        'Social Security numbers, account numbers and dates of birth are encrypted where they are stored. What you type before you apply is deleted after 24 hours.',
      ],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You may ask what we hold about you, have mistakes corrected, and stop text messages at any time by answering STOP.',
      ],
    },
  ],
} as const;
