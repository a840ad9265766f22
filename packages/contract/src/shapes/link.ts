import * as z from 'zod/mini';
import { instant, uuid } from './base.ts';

/**
 * A link to a vendor of bank or income data, which the borrower opens: for `widget` the vendor's script opens in the
 * page with a token; for `redirect` the browser goes to a page of the vendor and comes back.
 */
export const link = z.strictObject({
  linkUuid: uuid,
  mode: z.enum(['widget', 'redirect']),
  scriptUrl: z.nullish(z.string()),
  token: z.nullish(z.string()),
  url: z.nullish(z.string()),
  expiresAt: instant,
});

/** States of such a link. LEFT: the borrower came back without a result. */
export const LINK_STATES = ['OPEN', 'DONE', 'LEFT', 'EXPIRED'] as const;
