import { randomUUID } from 'node:crypto';
import { BORROWER } from '@lintel/domain';
import { insertDocument, NOTHING_YET, type NewDocument } from '../src/records/document-store/documents.ts';
import type { TestApp } from './app.ts';

/** Own uploads of a loan as they stand after they were looked at, without their bytes. Answers their ids. */
export async function uploadsFor(
  { context }: TestApp,
  loan: string,
  more: Partial<NewDocument>[] = [{}],
): Promise<string[]> {
  const uuids = more.map(() => randomUUID());
  for (const [index, uuid] of uuids.entries()) {
    await insertDocument(context.db, {
      ...NOTHING_YET,
      uuid,
      application_uuid: loan,
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
      ...more[index],
    });
  }
  return uuids;
}
