export const LETTERS = {
  title: 'Letters',
  none: 'Nothing has been mailed.',
  delivery: {
    ELECTRONIC: 'Borrower gets documents electronically',
    MAIL: 'Borrower withdrew E-SIGN consent: documents go by mail',
    NOT_ASKED: 'No E-SIGN consent yet',
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
  backDone: 'Marked as returned. The borrower was emailed for the correct address.',
  backLead: 'After the address is corrected, mail the documents again below.',
  send: 'Mail documents',
  mailedBy: {
    STAFF: (address: string) => `You print and mail it to ${address}. A task opens for it.`,
    VENDOR: (address: string) => `The mail vendor prints and mails it to ${address}.`,
  },
  sendLead: 'To mail all current documents, leave every box unchecked.',
  person: 'Person',
  documents: 'Documents',
  sendIt: 'Mail documents',
  sent: 'Letter queued for mailing.',
  signed: 'Paper acknowledgments',
  signedNone: 'No documents are waiting for acknowledgment.',
  signedLead:
    'Add the scan of the signed cover sheet, check the documents that are checked on it, and enter the date signed. Those documents are then acknowledged.',
  scan: 'Scan of the signed cover sheet',
  scanMissing: 'Choose the scan of the signed cover sheet.',
  signedOn: 'Signed on',
  dayMissing: 'Enter a date.',
  signedDocuments: 'Documents acknowledged',
  documentMissing: 'Check at least one document.',
  record: 'Record acknowledgment',
  recorded: 'Acknowledgment recorded.',
} as const;
