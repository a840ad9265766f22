/** Parcel, owner and value from property records, and corrections of them. */
export { readTitleSearch } from './evidence.ts';
export { property } from './routes.ts';
export { buildTransferFacts } from './title.ts';
