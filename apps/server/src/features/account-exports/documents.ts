import type { Context } from '../../kernel/context.ts';
import type { DocumentRow } from '../../records/document-store/index.ts';
import { FileAltered, FileMissing } from '../../vendors/index.ts';
import type { ExportFile } from './export-file.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Yields the files of documents that the borrower can open: ours, and those that they uploaded. */
export async function* packDocuments(
  context: Context,
  folder: string,
  documents: readonly DocumentRow[],
): AsyncGenerator<ExportFile> {
  for (const { uuid, title, state, file_ref: ref, media_type: type } of documents) {
    if (state !== 'READY' || ref === null || !(await isReadable(context, ref))) continue;
    const name = title.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
    yield {
      path: `${folder}/documents/${name.slice(0, 60)}-${uuid.slice(0, 8)}.${ENDINGS[type ?? ''] ?? 'bin'}`,
      about: title,
      isText: false,
      content: context.vendors.files.stream(ref) as AsyncIterable<Uint8Array>,
    };
  }
}

/**
 * Returns whether a file is complete. A lost or altered one is left out, because an error midway would spoil the ZIP.
 */
export async function isReadable({ vendors, log }: Context, ref: string): Promise<boolean> {
  try {
    for await (const _piece of vendors.files.stream(ref));
    return true;
  } catch (error) {
    if (!(error instanceof FileAltered || error instanceof FileMissing)) throw error;
    log.error({ err: error }, 'a document is missing from a copy of personal data');
    return false;
  }
}
