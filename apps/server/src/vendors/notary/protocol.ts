/**
 * The protocol between us and a notary platform, over HTTPS with a key as bearer token. It is our own, modeled on
 * Proof's API for transactions. No vendor has used it yet, so compare it with a real vendor's reference before
 * connecting one.
 */

import { OFFICE_KINDS } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestOrigin } from '../call.ts';

export const PATHS = {
  eligibility: '/eligibility',
  slots: '/slots',
  bookings: '/bookings',
  cancellations: '/bookings/cancellation',
  offices: '/offices',
  office: '/office',
  transactions: '/transactions',
} as const;
export type NotaryPath = (typeof PATHS)[keyof typeof PATHS];

const text = z.string().check(z.minLength(1), z.maxLength(300));
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });

export const eligibilityRequest = z.strictObject({
  property: z.strictObject({ line1: text, state: text, county: text, postal: text }),
});
export const eligibilityReply = z.object({ remote_notarization: z.boolean(), e_recording: z.boolean() });

export const slotsRequest = z.strictObject({
  kind: z.enum(['remote', 'in_person']),
  from: day,
  to: day,
  time_zone: text,
  postal: text,
  office_id: z.nullable(text),
});
export const slotsReply = z.object({ slots: z.array(z.object({ id: text, starts_at: instant, ends_at: instant })) });

export const bookingRequest = z.strictObject({
  external_id: text,
  slot_id: text,
  kind: z.enum(['remote', 'in_person']),
  address: z.nullable(text),
  notes: z.nullable(text),
  signer_name: text,
});
export const bookingReply = z.object({
  starts_at: instant,
  ends_at: instant,
  notary: z.object({ name: text, phone: text }),
});
export const cancellationRequest = z.strictObject({ external_id: text });
export const cancellationReply = z.object({});

const office = z.object({
  id: text,
  kind: z.enum(OFFICE_KINDS),
  name: text,
  hours: text,
  miles: z.nullable(z.number()),
  address: z.object({ line1: text, line2: z.string(), city: text, state: text, postal: text }),
});
export const officesRequest = z.strictObject({ state: text, postal: text });
export const officesReply = z.object({ offices: z.array(office) });
export const officeRequest = z.strictObject({ id: text });
export const officeReply = z.object({ office: z.nullable(office) });
export type WireOffice = z.infer<typeof office>;

export const transactionRequest = z.strictObject({
  external_id: text,
  organisation: text,
  booking_id: z.nullable(text),
  signer: z.strictObject({ name: text, email: text }),
  property_state: text,
  documents: z
    .array(z.strictObject({ external_id: text, name: text, sha256: text, requirement: z.literal('notarization') }))
    .check(z.minLength(1)),
  redirect_url: z.url(),
});
export type TransactionRequest = z.infer<typeof transactionRequest>;
export const transactionReply = z.object({
  status: z.enum(['queued', 'ready']),
  queue_position: z.nullable(z.int()),
  signing_url: z.url(),
});

/** A refusal: `error` is SLOT_TAKEN, or CLOSED with the time at which the platform opens next. */
export const errorReply = z.object({ error: text, opens_at: z.optional(z.nullable(instant)) });

/** Headers of each request. `key` is the idempotency key, null for a read. */
export type NotaryMeta = RequestOrigin & { readonly key: string | null };

/** Sends one request of the protocol and returns the reply with its HTTP status. */
export type NotaryTransport = (
  path: NotaryPath,
  body: unknown,
  meta: NotaryMeta,
) => Promise<{ readonly status: number; readonly body: unknown }>;
