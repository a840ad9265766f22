/** The title search and what it finds. */
export { readCommitment } from './evidence.ts';
export { title } from './routes.ts';
