/**
 * A sample for a lender's counsel to replace. The brand's `privacyUrl` points elsewhere when the lender has its own
 * text.
 */
export const PRIVACY = {
  title: 'Privacy policy',
  sections: (lender: string) => [
    {
      title: 'What we collect',
      paragraphs: [
        'We collect what you type, your credit file after you agree, public records about the home, and what your browser sends with each request.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'We use it to find your file and your home, make your offers, decide on your application, service your line and follow the law.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        `${lender}, the companies that work for us on your application (credit bureaus, property records, mail and text messages), and authorities when the law requires it. We don’t sell it.`,
      ],
    },
    {
      title: 'How we store it',
      paragraphs: [
        'We encrypt the Social Security numbers, account numbers and dates of birth we store. What you type before you apply is deleted after 24 hours.',
      ],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You can ask what information we have about you and have mistakes corrected. Reply STOP at any time to stop text messages.',
      ],
    },
  ],
} as const;
