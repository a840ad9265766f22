import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

const day = z.iso.date();
const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** The data that a county stamps on a recorded deed. */
export const recordedDeed = z.strictObject({ instrumentNumber: text(80), county: text(80), recordedOn: day });

/**
 * SUBMITTED: the county has it, and its number comes by webhook `recorded`. BY_HAND: the county accepts only paper, and
 * a person brings it there. REJECTED: the county doesn't accept it as it is.
 */
export const recordingAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('RECORDED'), ...recordedDeed.shape }),
  z.strictObject({ outcome: z.literal('SUBMITTED'), county: text(80), expectedOn: z.nullable(day) }),
  z.strictObject({ outcome: z.literal('BY_HAND'), county: text(80), expectedOn: z.nullable(day) }),
  z.strictObject({ outcome: z.literal('REJECTED'), county: text(80), reason: text(200) }),
]);
export type RecordingAnswer = z.infer<typeof recordingAnswer>;

/** A complete signed deed: the bytes that were signed. */
export interface SignedDeed {
  readonly documentUuid: string;
  readonly sha256: string;
  readonly content: Uint8Array;
}

export interface RecordingRequest {
  /** One for each signer who signed a separate copy. */
  readonly deeds: readonly SignedDeed[];
  readonly home: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
  readonly county: string;
  readonly parcelNumber: string;
  /** yyyy-MM-dd by the loan clock, in the home's calendar. */
  readonly today: string;
}

/**
 * Brings deeds to county recorders. Replies are unparsed: `recordingAnswer` parses them. The same key is the same deed.
 */
export interface RecordingPort {
  readonly provider: string;
  submit(request: RecordingRequest, meta: RequestMeta): Promise<unknown>;
}
