/** The index of a copy of someone's data. */
export const EXPORT = {
  title: 'A copy of your data',
  lead: 'This is what we have about you. Files that end in .json or .csv open in a text editor or a spreadsheet.',
  left: 'Not included: other people’s data, our own notes and reviews, and your full Social Security and account numbers. We store your answers about ethnicity, race and sex apart from everything else. Call us if you’d like those.',
  columns: ['File', 'What is in it'],
  historyColumns: ['When (UTC)', 'What happened'],
  files: {
    account: 'Your account: name, birthdate, email, phone, addresses, and how you log in',
    logins: 'When you logged in, and with which browser',
    texts: 'What you said about text messages',
    feedback: 'Messages and survey answers that you sent us',
    application: 'Your answers and the offer you chose',
    history: 'What happened in your application, oldest first',
    historyCsv: 'The same history as a table',
    consents: 'What you agreed to, with the version and the time',
    conditions: 'What we asked you for, and what you sent',
    debts: 'Your debts and liens, from the credit report, the county or you',
    bankAccounts: 'Your bank accounts, with the last 4 digits',
    notifications: 'What we told you in the app and by email',
    letters: 'Documents that we mailed',
    documents: 'A list of your documents',
  },
} as const;
