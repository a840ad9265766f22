import { accountEnding } from '@lintel/domain';
import * as z from 'zod/mini';

/** Characters that a vendor may give of one account number, with its spaces and signs. */
const MOST = 100;

/** An account number as a vendor gives it, read as the ending that may be kept and shown. What it gives more is dropped here, before the answer is stored. */
export const accountMask = z.pipe(
  z.nullable(z.string().check(z.maxLength(MOST))),
  z.transform((text) => (text === null ? null : accountEnding(text))),
);
