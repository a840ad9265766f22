import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

const day = z.iso.date();
const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** The contents of FEMA's standard determination form for a home. */
export const determination = z.strictObject({
  certificateNumber: text(60),
  determinedOn: day,
  /** AE, VE, X and so on, as the map shows it. */
  zone: text(20),
  /** Whether the certificate places the home in a special flood hazard area. */
  special: z.boolean(),
  /** `participates`: in the National Flood Insurance Program. */
  community: z.strictObject({ name: text(100), number: text(20), participates: z.boolean() }),
  panel: z.strictObject({ number: text(40), date: day }),
  /** The determination is maintained until the loan is paid, and map changes are reported. */
  service: z.literal('LIFE_OF_LOAN'),
});
export type Determination = z.infer<typeof determination>;

/** PENDING: a person checks the map by hand, and the determination comes by webhook `determined`. */
export const floodAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('DETERMINED'), determination }),
  z.strictObject({ outcome: z.literal('PENDING'), expectedOn: z.nullable(day) }),
]);
export type FloodAnswer = z.infer<typeof floodAnswer>;

export interface FloodRequest {
  readonly home: { readonly street: string; readonly city: string; readonly state: string; readonly zip: string };
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
  readonly service: 'LIFE_OF_LOAN';
}

/**
 * A flood zone determination company. Replies are unparsed: `floodAnswer` parses them. `meta.key` identifies the
 * question.
 */
export interface FloodPort {
  readonly provider: string;
  determine(request: FloodRequest, meta: RequestMeta): Promise<unknown>;
}
