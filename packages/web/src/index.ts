export * from './date-words.ts';
export * from './fault-reporter.ts';
export * from './own-script.ts';
export * from './page-title.ts';
export * from './query-client.ts';
export * from './token-store.ts';
export * from './use-submit.ts';
