export const CONTACT_US = {
  title: 'Contact us',
  lead: (brand: string) => `People at ${brand} answer, on the phone and in writing.`,
  call: 'Call us',
  write: 'Write to us',
  mail: 'By post',
} as const;

const UNBROKEN = '\u2011';

/** What stands over each legal text. */
export const LEGAL = {
  of: (lender: string, version: string | undefined) =>
    version === undefined ? lender : `${lender}. Version ${version.replaceAll('-', UNBROKEN)}.`,
} as const;

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
