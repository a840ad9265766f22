import { randomUUID } from 'node:crypto';
import type { Paper } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { beginFile } from '../uploads/index.ts';

/** Stores the text of a paper; answers its reference. */
export async function keepText(context: Pick<Context, 'db' | 'vendors'>, paper: Paper): Promise<string> {
  const ref = await beginFile(context, randomUUID());
  await context.vendors.files.put(ref, Buffer.from(JSON.stringify(paper)));
  return ref;
}

/** The text of a paper as it was written. */
export async function readText({ vendors }: Pick<Context, 'vendors'>, ref: string | null): Promise<Paper> {
  if (ref === null) throw new Error('This paper has no text.');
  return JSON.parse((await vendors.files.get(ref)).toString('utf8')) as Paper;
}
