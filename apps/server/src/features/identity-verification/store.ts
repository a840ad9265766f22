import { photoTitle, type IdSide, type UploadAdvice } from '@lintel/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { changeDocument, selectDocuments, type DocumentRow } from '../../records/document-store/index.ts';
import type { IdentityCheckTables } from './tables.ts';

export type CheckRow = Selectable<IdentityCheckTables['identity_check']>;

/** Whose checks are meant: a loan, and the person of it. */
export interface Person {
  readonly uuid: string;
  readonly person: string;
}

/** A check takes the place of the one that is open. Answers the photos of that one, which belong to nothing any more. */
export async function insertCheck(
  trx: Executor,
  row: Insertable<IdentityCheckTables['identity_check']>,
): Promise<string[]> {
  const { application_uuid: uuid, person } = row;
  const left = await trx
    .updateTable('identity_check')
    .set({ state: 'LEFT' })
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .where('state', '=', 'OPEN')
    .returning('uuid')
    .executeTakeFirst();
  await trx.insertInto('identity_check').values(row).execute();
  if (!left) return [];
  const photos = await trx
    .deleteFrom('identity_image')
    .where('check_uuid', '=', left.uuid)
    .returning('document_uuid')
    .execute();
  return photos.map((photo) => photo.document_uuid);
}

const selectChecks = (trx: Executor, { uuid, person }: Person) =>
  trx.selectFrom('identity_check').selectAll().where('application_uuid', '=', uuid).where('person', '=', person);

export const openCheck = (trx: Executor, of: Person): Promise<CheckRow | undefined> =>
  selectChecks(trx, of).where('state', '=', 'OPEN').executeTakeFirst();

export const findCheck = (trx: Executor, of: Person, checkUuid: string): Promise<CheckRow | undefined> =>
  selectChecks(trx, of).where('uuid', '=', checkUuid).executeTakeFirst();

/** A check by its id, whosever it is: of a vendor's answer, or of work that waits. */
export const anyCheck = (trx: Executor, checkUuid: string): Promise<CheckRow | undefined> =>
  trx.selectFrom('identity_check').selectAll().where('uuid', '=', checkUuid).executeTakeFirst();

/** The check that was sent last with an attempt of the identity. */
export const sentCheck = (trx: Executor, of: Person, attempt: number): Promise<CheckRow | undefined> =>
  selectChecks(trx, of)
    .where('state', '=', 'SENT')
    .where('attempt', '=', attempt)
    .where('condition_uuid', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When checks were sent since an instant. */
export async function sentSince(trx: Executor, of: Person, since: Date): Promise<Date[]> {
  const rows = await selectChecks(trx, of).where('sent_at', '>', since).execute();
  return rows.flatMap((row) => (row.sent_at ? [row.sent_at] : []));
}

export async function markSent(
  trx: Executor,
  checkUuid: string,
  sent: Pick<CheckRow, 'attempt' | 'sent_at' | 'sealed' | 'key_id'>,
): Promise<void> {
  await trx
    .updateTable('identity_check')
    .set({ state: 'SENT', ...sent })
    .where('uuid', '=', checkUuid)
    .execute();
}

export interface ImageRow extends Pick<DocumentRow, 'uuid' | 'media_type' | 'sha256' | 'file_ref' | 'state'> {
  readonly side: IdSide;
  readonly advice: UploadAdvice[];
  readonly press: string;
}

/** The photos of a check that may be used: one that a scanner refused is none. */
export function loadImages(trx: Executor, checkUuid: string): Promise<ImageRow[]> {
  return selectDocuments(trx)
    .innerJoin('identity_image', 'identity_image.document_uuid', 'document.uuid')
    .select([
      'document.uuid',
      'document.media_type',
      'document.sha256',
      'document.file_ref',
      'document.state',
      'identity_image.side',
      'identity_image.advice',
      'identity_image.press',
    ])
    .where('identity_image.check_uuid', '=', checkUuid)
    .where('document.state', '!=', 'REFUSED')
    .orderBy('identity_image.side')
    .execute();
}

/** A photo becomes that of its side. Answers the document that was it before, to be removed. */
export async function putImage(
  trx: Executor,
  check: CheckRow,
  image: { document: string; side: IdSide; advice: readonly UploadAdvice[]; press: string },
): Promise<string | null> {
  const before = await trx
    .deleteFrom('identity_image')
    .where('check_uuid', '=', check.uuid)
    .where('side', '=', image.side)
    .returning('document_uuid')
    .executeTakeFirst();
  await trx
    .insertInto('identity_image')
    .values({
      document_uuid: image.document,
      check_uuid: check.uuid,
      side: image.side,
      advice: JSON.stringify(image.advice),
      press: image.press,
    })
    .execute();
  // Under the name of its side, so that whoever looks at it need not open it to know.
  await changeDocument(trx, image.document, { title: photoTitle(check.id_type, image.side) });
  return before?.document_uuid ?? null;
}
