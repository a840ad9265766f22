/** Recording the deed with the county. */
export { recording } from './routes.ts';
export { findLastRecording } from './store.ts';
