import * as z from 'zod/mini';
import { instant, uuid } from './base.ts';

/**
 * A way to an outside party: `widget` is opened in the page by the vendor's script with a token, `redirect` is a page of the vendor that the browser goes to
 * and comes back from (calls, "Shapes").
 */
export const link = z.strictObject({
  linkUuid: uuid,
  mode: z.enum(['widget', 'redirect']),
  scriptUrl: z.nullish(z.string()),
  token: z.nullish(z.string()),
  url: z.nullish(z.string()),
  expiresAt: instant,
});

export const LINK_STATES = ['OPEN', 'DONE', 'LEFT', 'EXPIRED'] as const;
