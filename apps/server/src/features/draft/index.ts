/** Answers that aren't submitted yet: of the registration, under a cookie, and of a step of the application. */
export { loadDraftedName, readDraft, removeDraft, removeOldDrafts, saveDraft } from './registration.ts';
export { draft } from './routes.ts';
