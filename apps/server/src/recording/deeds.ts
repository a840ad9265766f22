/** What other features may know of the recording of a deed. */
export { deedsByHand, lastRecording, type DeedToRecord, type Recording } from './store.ts';
