import { staffDocumentName } from '../../platform/document-label.ts';
import type { LoanFileReply } from '../use-file.ts';

type Enclosed = LoanFileReply['letters'][number]['documents'];
type Known = readonly Pick<LoanFileReply['documents'][number], 'uuid' | 'type' | 'title'>[];

/** Names the documents of a letter for staff. Only the file's own list has their types, which the names come from. */
export const nameLetterDocuments = (enclosed: Enclosed, known: Known): { documentUuid: string; name: string }[] =>
  enclosed.map(({ documentUuid, title }) => {
    const document = known.find(({ uuid }) => uuid === documentUuid);
    return { documentUuid, name: document ? staffDocumentName(document) : title };
  });
