import * as z from 'zod/mini';
import { call } from './call.ts';
import { instant, uuid, whole } from './shapes/base.ts';
import { bytes } from './shapes/document.ts';

const path = '/identity/secure/api/v1/account-exports' as const;

const accountExport = z.strictObject({
  exportUuid: uuid,
  state: z.enum(['MAKING', 'READY']),
  askedAt: instant,
  /** Until when it can be downloaded. */
  expiresAt: z.nullable(instant),
  /** In bytes. */
  size: z.nullable(whole),
});

/** Lists the copies of the caller's data that are being made or can be downloaded, newest first. */
export const listAccountExports = call({
  id: 'ID-18 get',
  tag: 'account-exports',
  method: 'GET',
  path,
  auth: 'borrower',
  reply: z.array(accountExport),
  errors: [],
});

/** Starts a copy of the caller's data. While one is being made, returns that one. */
export const requestAccountExport = call({
  id: 'ID-18 post',
  tag: 'account-exports',
  method: 'POST',
  path,
  auth: 'borrower',
  reply: accountExport,
  status: 202,
  errors: ['export-limit'],
  rules: { stepUp: true },
});

/** Returns a copy as a zip. */
export const downloadAccountExport = call({
  id: 'ID-18 archive',
  tag: 'account-exports',
  method: 'GET',
  path: `${path}/{exportUuid}/archive`,
  auth: 'borrower',
  params: z.strictObject({ exportUuid: uuid }),
  reply: bytes,
  errors: ['link-expired'],
  rules: { stepUp: true, rate: 'frequent' },
  client: { timeoutMs: 120_000 },
});
