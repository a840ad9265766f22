// What a test of a screen begins with: whole objects, so that what it changes is checked against their types.
import { BRANDS, privateLabel } from '@lintel/brands';
import { CALL_DOCS, type Call } from '@lintel/contract';
import * as z from 'zod/mini';
import type { PageData } from '../src/platform/page-data.tsx';

const [BRAND] = BRANDS;

/** A page of the first brand. */
export function samplePage(changes: Partial<PageData> = {}): PageData {
  if (!BRAND) throw new Error('There is no brand');
  return {
    privateLabel: { ...privateLabel(BRAND), loader: { kind: 'ring' } },
    assetBase: '/',
    themeCss: '',
    fontsCss: '',
    fontPreloads: [],
    now: '2026-11-23T17:00:00.000Z',
    environment: 'production',
    draft: {},
    reads: {},
    ...changes,
  };
}

/** The reply of a call as its documentation shows it. */
export const sampleReply = <R extends z.ZodMiniType>(call: Call & { readonly reply: R }): z.output<R> =>
  z.parse(call.reply, CALL_DOCS[call.id]?.example.reply);
