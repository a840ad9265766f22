/** What staff do to a file: acts with a reason, notes, messages and documents they add. */
export { act, decidedEntry, type Acting } from './act.ts';
export { decideDocument, documentOfFile, documentsOfFile } from './documents.ts';
export { messagesOf } from './messages.ts';
export { addNoteToFile, keepNote, mailNote, notesOf } from './notes.ts';
export { audienceOf, peopleOf, type People } from './people.ts';
