const UNBROKEN = '\u2011';

/** What stands over each legal text. */
export const LEGAL = {
  of: (lender: string, version: string | undefined) =>
    version === undefined ? lender : `${lender}. Version ${version.replaceAll('-', UNBROKEN)}.`,
} as const;
