/** The title search behind the deed and what it finds. The search before the offer is in features/property. */
export { readCommitment } from './evidence.ts';
export { title } from './routes.ts';
