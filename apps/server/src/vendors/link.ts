import * as z from 'zod/mini';

/** The vendor's identifiers for later questions. Secret, stored sealed. */
export type Reference = Readonly<Record<string, string>>;

/** A started visit to the vendor's own page: its address and when it expires. */
export const linkAnswer = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('redirect'),
    url: z.url(),
    reference: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
]);
export type LinkStart = z.infer<typeof linkAnswer>;
