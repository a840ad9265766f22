import { staffDocumentName } from '../../platform/document-label.ts';
import { formatDay } from '../../platform/times.ts';
import type { FileDocument } from '../use-file.ts';
import { VIEWER } from './words.en.ts';

const dayOfDocument = ({ submittedAt, createdAt }: FileDocument): string => formatDay(submittedAt ?? createdAt);

/** Returns a unique name for each document: documents of the same kind and day are numbered in order of arrival. */
export function documentNames(documents: readonly FileDocument[]): ReadonlyMap<string, string> {
  const plain = (document: FileDocument): string =>
    VIEWER.named(staffDocumentName(document), 0, dayOfDocument(document));
  return new Map(
    documents.map((document) => {
      const alike = documents.filter((other) => plain(other) === plain(document));
      return [
        document.uuid,
        VIEWER.named(
          staffDocumentName(document),
          alike.length > 1 ? alike.indexOf(document) + 1 : 0,
          dayOfDocument(document),
        ),
      ];
    }),
  );
}
