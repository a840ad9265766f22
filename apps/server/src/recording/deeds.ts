/** What other features may know of the recording of a deed. */
export { deedsByHand, lastRecording } from './store.ts';
