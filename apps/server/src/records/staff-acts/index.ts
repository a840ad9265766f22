/** What staff do to a file: acts with a reason, notes, messages and documents they add. */
export { recordStaffAction, decidedEntry, type StaffAction } from './act.ts';
export { decideDocument, findFileDocument, loadFileDocuments } from './documents.ts';
export { loadMessages } from './messages.ts';
export { addNoteToFile, savePhoneCall, saveNote, mailNote, loadNotes } from './notes.ts';
export { resolveAudience, loadPeople, type People } from './people.ts';
