import { zipSync } from 'fflate';
import type { Context } from '../context.ts';
import { readContent } from '../documents/content.ts';
import type { DocumentRow } from '../documents/shelf.ts';

/** Papers as one archive. */
export async function archiveOf(context: Context, documents: readonly DocumentRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {};
  for (const row of documents) files[`documents/${row.uuid}.pdf`] = await readContent(context, row);
  return zipSync(files);
}
