import { photoTitle, type IdSide, type UploadAdvice } from '@lintel/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { changeDocument, selectDocuments, type DocumentRow } from '../../records/document-store/index.ts';
import type { IdentityCheckTables } from './tables.ts';

/** One try of a person to prove their identity with photos of an ID. */
export type CheckRow = Selectable<IdentityCheckTables['identity_check']>;

/** A person on a loan whose identity is checked: the borrower or a signer. */
export interface CheckedPerson {
  readonly uuid: string;
  readonly person: string;
}

/** Inserts a check in place of the open one. Returns the photos of that one, for the caller to remove. */
export async function insertCheck(
  trx: Executor,
  row: Insertable<IdentityCheckTables['identity_check']>,
): Promise<string[]> {
  const { application_uuid: uuid, person } = row;
  const replaced = await trx
    .updateTable('identity_check')
    .set({ state: 'LEFT' })
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .where('state', '=', 'OPEN')
    .returning('uuid')
    .executeTakeFirst();
  await trx.insertInto('identity_check').values(row).execute();
  if (!replaced) return [];
  const photos = await trx
    .deleteFrom('identity_image')
    .where('check_uuid', '=', replaced.uuid)
    .returning('document_uuid')
    .execute();
  return photos.map((photo) => photo.document_uuid);
}

const selectChecks = (trx: Executor, { uuid, person }: CheckedPerson) =>
  trx.selectFrom('identity_check').selectAll().where('application_uuid', '=', uuid).where('person', '=', person);

export const findOpenCheck = (trx: Executor, checked: CheckedPerson): Promise<CheckRow | undefined> =>
  selectChecks(trx, checked).where('state', '=', 'OPEN').executeTakeFirst();

export const findCheck = (trx: Executor, checked: CheckedPerson, checkUuid: string): Promise<CheckRow | undefined> =>
  selectChecks(trx, checked).where('uuid', '=', checkUuid).executeTakeFirst();

/** Returns a check by its ID, for any person, for a vendor's answer or waiting work. */
export const findCheckById = (trx: Executor, checkUuid: string): Promise<CheckRow | undefined> =>
  trx.selectFrom('identity_check').selectAll().where('uuid', '=', checkUuid).executeTakeFirst();

/** Returns the check that was last submitted with an identity attempt. */
export const findSentCheck = (trx: Executor, checked: CheckedPerson, attempt: number): Promise<CheckRow | undefined> =>
  selectChecks(trx, checked)
    .where('state', '=', 'SENT')
    .where('attempt', '=', attempt)
    .where('condition_uuid', 'is', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns when checks were submitted since an instant. */
export async function loadSubmissionsSince(trx: Executor, checked: CheckedPerson, since: Date): Promise<Date[]> {
  const rows = await selectChecks(trx, checked).where('sent_at', '>', since).execute();
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

/** Returns the usable photos of a check, without those that a scanner refused. */
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

/** Sets the photo of a side. Returns the document that it replaces, for the caller to remove. */
export async function replaceImage(
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
  // The title names its side, so that staff know it without opening it.
  await changeDocument(trx, image.document, { title: photoTitle(check.id_type, image.side) });
  return before?.document_uuid ?? null;
}
