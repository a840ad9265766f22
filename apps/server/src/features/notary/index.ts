/** Notary appointments: offices, times, sessions by video, signing in ink, attorneys. */
export { notary } from './routes.ts';
