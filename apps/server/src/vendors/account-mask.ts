import { accountEnding } from '@lintel/domain';
import * as z from 'zod/mini';

/** Most characters that a vendor may send for one account number, including spaces and punctuation. */
const MAX_LENGTH = 100;

/**
 * Schema that reduces an account number in a vendor's answer to the ending that may be stored and shown. The rest is
 * dropped here, before the answer is stored.
 */
export const accountMask = z.pipe(
  z.nullable(z.string().check(z.maxLength(MAX_LENGTH))),
  z.transform((text) => (text === null ? null : accountEnding(text))),
);
