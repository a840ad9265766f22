export const LICENSES = {
  title: 'Licenses',
  sections: (lender: string, nmlsId: string) => [
    {
      title: 'Who we are',
      paragraphs: [
        `${lender}, NMLS #${nmlsId}. You can look us up at the NMLS Consumer Access site under this number.`,
      ],
    },
  ],
  states: 'Where we lend',
  number: (number: string) => `License ${number}`,
} as const;
