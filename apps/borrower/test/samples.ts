// Test data for screens: complete objects, so the types check every change to them.
import { BRANDS, privateLabel } from '@lintel/brands';
import { CALL_DOCS, type Call } from '@lintel/contract';
import * as z from 'zod/mini';
import type { PageData } from '../src/platform/page-data.tsx';

const [BRAND] = BRANDS;

/** A page of the first brand. */
export function buildSamplePage(changes: Partial<PageData> = {}): PageData {
  if (!BRAND) throw new Error('There is no brand');
  return {
    privateLabel: { ...privateLabel(BRAND), loader: { kind: 'ring' } },
    assetBase: '/',
    themeCss: '',
    fontsCss: '',
    fontFiles: [],
    now: '2026-11-23T17:00:00.000Z',
    environment: 'production',
    bannerAddress: '/banners/production.json?org=FIGURE',
    authMode: 'legacy',
    draft: {},
    reads: {},
    ...changes,
  };
}

/** The reply in a call's documentation. */
export const buildSampleReply = <R extends z.ZodMiniType>(call: Call & { readonly reply: R }): z.output<R> =>
  z.parse(call.reply, CALL_DOCS[call.id]?.example.reply);
