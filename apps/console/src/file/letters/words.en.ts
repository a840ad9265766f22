export const LETTERS = {
  title: 'Letters',
  none: 'Nothing has been mailed.',
  delivery: {
    ELECTRONIC: 'Borrower gets documents electronically',
    MAIL: 'Borrower withdrew E-SIGN consent: documents go by mail',
    NOT_ASKED: 'E-SIGN consent not given yet: the borrower is asked in the application',
  },
  /** What happens to new documents for a borrower who hasn’t consented: the first letter decides. */
  withoutConsent: {
    BEFORE_LETTER:
      'You don’t need to mail anything unless the borrower asks for paper. Once you mail documents below, new ones are mailed automatically, until the borrower consents to electronic ones. Notices, such as an adverse action notice, are always mailed.',
    AFTER_LETTER: 'New documents for the borrower are mailed automatically.',
  },
  states: { ASKED: 'To be mailed', POSTED: 'Mailed', BACK: 'Returned' },
  toPrint: 'Print and mail',
  open: (n: number) =>
    n === 0
      ? 'No letters to print.'
      : n === 1
        ? '1 letter still has to be printed and mailed.'
        : `${n} letters still have to be printed and mailed.`,
  asked: (day: string) => `Requested ${day}`,
  history: {
    toPrint: (day: string) => `Requested ${day}. Not mailed yet: you print and mail it.`,
    withVendor: (day: string) => `Sent to the mail vendor ${day}. Not mailed yet.`,
    posted: (day: string) => `Mailed ${day}.`,
    back: (posted: string, back: string) => `${posted ? `Mailed ${posted}. ` : ''}Returned undelivered ${back}.`,
  },
  to: (name: string, role: string) => (name ? `To ${name} · ${role}` : `To ${role}`),
  borrower: 'Borrower',
  owner: 'Another owner',
  cover: 'Cover sheet',
  coverOf: (day: string) => `Cover sheet of the letter requested ${day}`,
  printLead: 'Print the cover sheet and each document below. After mailing them, enter the date.',
  sayPosted: 'Mark as mailed',
  postedOn: 'Mailed on',
  postedDone: 'Marked as mailed.',
  sayBack: 'Mark as returned',
  backOn: 'Returned on',
  backHint: 'The borrower is emailed for the correct address.',
  backDone: 'Marked as returned. Borrower emailed.',
  backLead: 'After the address is corrected, mail the documents again below.',
  send: 'Mail documents',
  mailedBy: {
    STAFF: (address: string) => `You print and mail them to ${address}. A task opens for it.`,
    VENDOR: (address: string) => `The mail vendor prints and mails them to ${address}.`,
  },
  person: 'Person',
  documents: 'Documents',
  selectAll: 'Select all',
  selectCurrent: 'Select all current documents',
  choiceMissing: 'Select the documents to mail.',
  nothingToMail: 'No documents can be mailed to this person yet.',
  sendIt: 'Mail documents',
  sent: 'Letter queued for mailing.',
  signed: 'Paper acknowledgments',
  signedNone: 'No documents are waiting for acknowledgment.',
  signedLead:
    'Add the scan of the signed cover sheet and enter the date signed. Check the same documents that the signer checked. We’ll mark them acknowledged. A signature on paper isn’t E-SIGN consent.',
  scan: 'Scan of the signed cover sheet',
  scanMissing: 'Choose the scan of the signed cover sheet.',
  signedOn: 'Signed on',
  dayMissing: 'Enter a date.',
  signedDocuments: 'Documents acknowledged',
  documentMissing: 'Check at least one document.',
  record: 'Record acknowledgment',
  recorded: 'Acknowledgment recorded.',
} as const;
