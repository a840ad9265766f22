import { randomUUID } from 'node:crypto';
import { esignSample, MAX_CODE_TRIES } from '@lintel/domain';
import { isSameCode, newCode } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { removeDocument, insertDocument, NOTHING_YET, type Reader } from '../../records/document-store/index.ts';
import { beginFile, dropFile } from '../../records/uploads/index.ts';
import { getLender, renderPdf } from '../documents/index.ts';
import type { SigningTables } from './tables.ts';

/** The sample PDF whose code shows that a person can open electronic documents, before the E-SIGN consent. */
export type SampleRow = SigningTables['esign_sample'] & { readonly wrong: number };

/** The name in the list of documents. The PDF's own title contains the code. */
const SAMPLE_TITLE = 'Sample document';

const sampleSealContext = ({ uuid, audience }: Reader): string => sealContext('esign_sample', uuid, audience);

export async function findEsignSample(trx: Executor, { uuid, audience }: Reader): Promise<SampleRow | undefined> {
  const row = await trx
    .selectFrom('esign_sample')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .executeTakeFirst();
  return row as SampleRow | undefined;
}

/** Returns a person's sample PDF. Makes one when there is none or when its code was guessed too often. */
export async function ensureSample(context: Context, application: ApplicationRow, reader: Reader): Promise<SampleRow> {
  const there = await findEsignSample(context.db, reader);
  if (there && there.wrong < MAX_CODE_TRIES) return there;
  await makeSample(context, application, reader);
  const sample = await findEsignSample(context.db, reader);
  if (!sample) throw new Error('The sample was not saved.');
  return sample;
}

async function makeSample(context: Context, application: ApplicationRow, reader: Reader): Promise<void> {
  const { db, vault, vendors } = context;
  const code = newCode();
  const created = await loanNow(context, db);
  const lender = getLender(application.organisation);
  const text = esignSample(lender, `${code.slice(0, 3)} ${code.slice(3)}`);
  const { bytes, pages, sha256 } = await renderPdf(text, created, lender.legalName);
  const file_ref = await beginFile(context, randomUUID());
  const { size } = await vendors.files.put(file_ref, bytes);
  const inserted = await db.transaction().execute(async (trx) => {
    const uuid = randomUUID();
    // The code is only in the PDF, not in a stored text, because the person must open the PDF to read it.
    await insertDocument(trx, {
      ...NOTHING_YET,
      uuid,
      application_uuid: reader.uuid,
      organisation: application.organisation,
      audience: reader.audience,
      type: 'SUPPORT',
      title: SAMPLE_TITLE,
      plain_line: text.plainLine,
      origin: 'GENERATED',
      state: 'READY',
      set_name: null,
      attempt: 1,
      position: 0,
      media_type: 'application/pdf',
      pages,
      size,
      sha256,
      file_ref,
      must_acknowledge: false,
      created_at: created,
    });
    return saveSample(trx, reader, uuid, vault.seal(sampleSealContext(reader), code));
  });
  if (!inserted) await dropFile(context, file_ref);
}

/**
 * Saves one sample per person: drops a second one made at the same time, and replaces one whose code was guessed too
 * often.
 */
async function saveSample(
  trx: Trx,
  { uuid, audience }: Reader,
  documentUuid: string,
  sealed: Pick<SampleRow, 'sealed' | 'key_id'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('esign_sample')
    .values({
      application_uuid: uuid,
      audience,
      document_uuid: documentUuid,
      given_at: null,
      withdrawn_at: null,
      ...sealed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['application_uuid', 'audience'])
        .doUpdateSet({ document_uuid: documentUuid, wrong: 0, ...sealed })
        .where('esign_sample.wrong', '>=', MAX_CODE_TRIES),
    )
    .returning('document_uuid')
    .executeTakeFirst();
  if (inserted) return true;
  await removeDocument(trx, documentUuid);
  return false;
}

/** Returns whether a typed code is the sample's. A wrong one is counted whatever happens to the request. */
export async function isCodeRight({ db, vault }: Context, reader: Reader, typed: string): Promise<boolean> {
  const row = await findEsignSample(db, reader);
  if (!row || row.wrong >= MAX_CODE_TRIES) return false;
  const right = isSameCode(vault.open<string>(sampleSealContext(reader), row), typed);
  if (!right)
    await db
      .updateTable('esign_sample')
      .set((set) => ({ wrong: set('wrong', '+', 1) }))
      .where('application_uuid', '=', reader.uuid)
      .where('audience', '=', reader.audience)
      .execute();
  return right;
}
