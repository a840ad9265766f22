/** Soft and hard credit pulls, and what follows from the answer. */
export { sweepNoFile } from './no-file.ts';
export { credit } from './routes.ts';
