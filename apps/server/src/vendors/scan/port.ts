import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

/** What a scanner says of a file. `signature` is its own name for what it found. */
export const scanAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('CLEAN') }),
  z.strictObject({ outcome: z.literal('INFECTED'), signature: z.string().check(z.minLength(1), z.maxLength(200)) }),
]);
export type ScanAnswer = z.output<typeof scanAnswer>;

/** Looks for viruses. What it cannot say is a failure, never CLEAN: the file then stays closed. */
export interface ScanPort {
  readonly provider: string;
  scan(content: AsyncIterable<Uint8Array>, origin: RequestOrigin): Promise<ScanAnswer>;
}
