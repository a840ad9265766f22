/** Errors when staff enter loan officers. */
export const MANAGE = {
  taken: 'Someone on this list already has this NMLS ID.',
  staffTaken: (name: string) => `This teammate already logs in as ${name}.`,
  staffDecides: 'This teammate has other permissions. A loan officer can’t also work on files.',
  officerDecides: (name: string) => `This teammate logs in as ${name}. A loan officer can’t also work on files.`,
} as const;

/** Errors when a loan officer starts an application for a borrower. */
export const INVITE = {
  ownEmail: 'Enter the borrower’s own email. The link can’t go to yours.',
} as const;

/** The email with the link of an application that a loan officer started. */
export const SETUP_MAIL = {
  subject: (lender: string) => `${lender}: finish setting up your account`,
  text: ({ lender, officer, link }: { lender: string; officer: string; link: string }) =>
    `Hello,\n\n${officer} started an application for you at ${lender}. Check what ${officer} entered, correct it and continue here within 7 days:\n\n${link}\n\nThe link works once. Nothing happens until you agree to it, and no one has checked your credit.\n\nIf you didn’t ask for this, you don’t need to do anything.\n\n${lender}`,
} as const;
