/** What the desk asks of rescissions: those that a person still has to see through. */
export { openRescissions, type OpenRescission } from './store.ts';
