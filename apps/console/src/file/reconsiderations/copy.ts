export const RECONSIDERATIONS = {
  title: 'Questions about the value',
  states: { ASKED: 'Asked for', STANDS: 'The value stands', WITH_VALUER: 'Back to the appraiser' },
  value: 'The value in question',
  asked: (day: string) => `Questioned ${day}`,
  says: 'The borrower says it missed',
  documents: (count: number) =>
    `${count} ${count === 1 ? 'document' : 'documents'} came with it: see the documents of the file.`,
  outcome: 'Answer',
  chooseOutcome: 'Choose an answer.',
  record: 'Record the answer',
  done: 'The answer is recorded, and the borrower is told.',
} as const;
