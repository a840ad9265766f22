import * as z from 'zod/mini';

/** A vendor's identifiers of a person's visit to its page, for later questions. Secret, stored sealed. */
export type Reference = Readonly<Record<string, string>>;

/** A vendor's answer when a visit to its page starts: the page's address and when it expires. */
export const linkAnswer = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('redirect'),
    url: z.url(),
    reference: z.record(z.string(), z.string()),
    expiresAt: z.iso.datetime({ offset: true }),
  }),
]);
export type LinkStart = z.infer<typeof linkAnswer>;
