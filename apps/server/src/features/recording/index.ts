/** Recording the deed with the county. */
export { recording } from './routes.ts';
export { lastRecording } from './store.ts';
