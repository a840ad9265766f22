import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { onLoan, version } from './shapes/base.ts';
import { status } from './shapes/status.ts';

/** Returns where the loan stands; polled. */
export const readStatus = call({
  id: 'G34',
  tag: 'loan-file',
  method: 'GET',
  path: `${BORROWER_API}/status`,
  auth: 'borrower',
  params: onLoan,
  reply: z.extend(status, { version }),
  errors: [],
  rules: { passive: true },
  client: { staleMs: 250 },
});
