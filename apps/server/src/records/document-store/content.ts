import type { Paper } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { sha256 } from '../../loan-file/index.ts';
import { FileAltered, FileMissing } from '../../vendors/index.ts';
import type { DocumentRow } from './documents.ts';
import { readText } from './text.ts';

/** The bytes of a paper, if they are those that its row names: what was altered is shown to nobody. */
export async function readContent(
  { vendors }: Pick<Context, 'vendors'>,
  row: DocumentRow,
): Promise<Buffer<ArrayBuffer>> {
  if (row.state !== 'READY' || row.file_ref === null) return refuse('document-refused');
  const content = await unaltered(() => vendors.files.get(row.file_ref ?? ''));
  return sha256(content) === row.sha256 ? (content as Buffer<ArrayBuffer>) : refuse('document-altered');
}

/** The readable text of a paper that we made. */
export async function readPaperText(context: Pick<Context, 'vendors'>, row: DocumentRow): Promise<Paper> {
  if (row.state !== 'READY' || row.text_ref === null) return refuse('document-refused');
  return unaltered(() => readText(context, row.text_ref));
}

async function unaltered<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileAltered || error instanceof FileMissing) return refuse('document-altered');
    throw error;
  }
}
