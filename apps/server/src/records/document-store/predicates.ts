import type { DocumentName } from '@lintel/domain';
import { sql, type RawBuilder } from 'kysely';

// SQL conditions for queries of other folders. Document names are literals, because partial indexes use them.

/** In a query over `application`: this document was made or is being made; with `attempt`, under that number. */
export const hasDocument = (name: DocumentName, attempt?: RawBuilder<number>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from document where document.application_uuid = application.uuid and document.paper = ${sql.lit(name)}${
    attempt ? sql` and document.attempt = ${attempt}` : sql``
  })`;

/** In a query over `application`: this document is ready to read and, where a letter contains it, was mailed. */
export const isDocumentSent = (name: DocumentName): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from document where document.application_uuid = application.uuid and document.paper = ${sql.lit(name)} and document.state = 'READY' and (
      exists (select from letter where letter.application_uuid = application.uuid and letter.state = 'POSTED' and jsonb_exists(letter.documents, document.uuid::text))
      or not exists (select from letter where letter.application_uuid = application.uuid and jsonb_exists(letter.documents, document.uuid::text))))`;

/** Staff rejected the document whose ID is in a column. */
export const isDocumentRejected = (column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from document where document.uuid = ${sql.ref(column)} and document.review_outcome = 'REJECTED')`;

/** A document of a loan is still being made or scanned, or a letter wasn't mailed or was returned. */
export const hasUnfinishedDocuments = (uuid: string): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from letter where application_uuid = ${uuid} and state <> 'POSTED')
    or exists (select from document where application_uuid = ${uuid} and state in ('MAKING', 'SCANNING')))`;
