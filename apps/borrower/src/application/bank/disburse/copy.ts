export const DISBURSE = {
  title: 'Where should we send your money?',
  lead: 'To one account of your own. It leaves when everybody has signed and the time to cancel is over.',
  linked: 'You connected',
  useLinked: 'Look at it and confirm',
} as const;
