import { randomUUID } from 'node:crypto';
import { BORROWER } from '@lintel/domain';
import { insertDocument, NOTHING_YET, type NewDocument } from '../src/records/document-store/documents.ts';
import type { TestApp } from './app.ts';

/** Inserts a loan's own uploads in their state after inspection, without bytes. Returns their IDs. */
export async function insertUploads(
  { context }: TestApp,
  loanUuid: string,
  changes: Partial<NewDocument>[] = [{}],
): Promise<string[]> {
  const uuids = changes.map(() => randomUUID());
  for (const [index, uuid] of uuids.entries()) {
    await insertDocument(context.db, {
      ...NOTHING_YET,
      uuid,
      application_uuid: loanUuid,
      organisation: 'FIGURE',
      audience: BORROWER,
      type: 'SUPPORT',
      title: 'Supporting document',
      origin: 'UPLOADED',
      state: 'READY',
      set_name: null,
      attempt: 1,
      position: 0,
      must_acknowledge: false,
      created_at: new Date(),
      ...changes[index],
    });
  }
  return uuids;
}
