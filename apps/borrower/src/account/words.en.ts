export const CONTACT_US = {
  title: 'Contact us',
  lead: (brand: string) => `Call, email or write to ${brand}. A person will answer.`,
  call: 'Call us',
  holidays: 'Closed on federal holidays.',
  write: 'Email us',
  mail: 'Mailing address',
} as const;

const UNBROKEN = '\u2011';

/** The line above each legal text. */
export const LEGAL = {
  of: (lender: string, version: string | undefined) =>
    version === undefined ? lender : `${lender}. Version ${version.replaceAll('-', UNBROKEN)}.`,
} as const;

export const LICENSES = {
  title: 'Licenses',
  sections: (lender: string, nmlsId: string) => [
    {
      title: 'Who we are',
      paragraphs: [`${lender}, NMLS #${nmlsId}. You can look us up by this number on the NMLS Consumer Access site.`],
    },
  ],
  states: 'Where we lend',
  state: (state: string, license: string) => `${state}: license ${license}`,
} as const;
