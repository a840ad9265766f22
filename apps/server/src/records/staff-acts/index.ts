/** Staff's actions on a file: decisions with an audit entry, notes and logged phone calls, reviews of documents. */
export { recordStaffAction, decidedEntry, type StaffAction } from './act.ts';
export { decideDocument, findFileDocument, loadFileDocuments } from './documents.ts';
export { loadMessages } from './messages.ts';
export { addFileNote, addPhoneCall, insertNote, mailNote, loadNotes } from './notes.ts';
export { resolveAudience, loadPeople, type People } from './people.ts';
