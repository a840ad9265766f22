export const DISBURSE = {
  title: 'Where should we send your money?',
  lead: 'We’ll send your money to this account after everyone signs and your right to cancel ends. It must be in your name.',
  linked: 'You connected',
  useLinked: 'Look at it and confirm',
} as const;
