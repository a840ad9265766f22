import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

/** The result of a scan. `signature` is the scanner's own name for what it found. */
export const scanAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('CLEAN') }),
  z.strictObject({ outcome: z.literal('INFECTED'), signature: z.string().check(z.minLength(1), z.maxLength(200)) }),
]);
export type ScanAnswer = z.output<typeof scanAnswer>;

/** Scans for viruses. An inconclusive scan is a failure, never CLEAN, and the file stays in quarantine. */
export interface ScanPort {
  readonly provider: string;
  scan(content: AsyncIterable<Uint8Array>, origin: RequestOrigin): Promise<ScanAnswer>;
}
