import * as z from 'zod/mini';

/** What a vendor wants to be asked with later: a secret, kept sealed. */
export type Reference = Readonly<Record<string, string>>;

/** A visit to the vendor's own page, begun: where it is, and until when. */
export const linkStarted = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('redirect'),
    url: z.url(),
    reference: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
]);
export type LinkStarted = z.infer<typeof linkStarted>;
