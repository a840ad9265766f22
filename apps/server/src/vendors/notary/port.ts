import { OFFICE_KINDS, type NotaryKind, type WeekdayHours } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta, RequestOrigin } from '../call.ts';

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const instant = z.iso.datetime({ offset: true });

/** Whether a home's deed may be signed by video: the notary may do it, and the county records it. */
export const eligibility = z.strictObject({
  outcome: z.literal('ANSWERED'),
  remote: z.boolean(),
  eRecording: z.boolean(),
});
export type Eligibility = z.infer<typeof eligibility>;

export const slots = z
  .array(z.strictObject({ slotId: text(120), startsAt: instant, endsAt: instant }))
  .check(z.maxLength(1000));
export type Slots = z.infer<typeof slots>;

/** The answer to a booking. TAKEN: another person booked the time first. */
export const meetingAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('BOOKED'),
    startsAt: instant,
    endsAt: instant,
    notary: z.strictObject({ name: text(100), phone: text(40) }),
  }),
  z.strictObject({ outcome: z.literal('TAKEN') }),
]);
export type MeetingAnswer = z.infer<typeof meetingAnswer>;

const place = z.strictObject({
  street1: text(200),
  street2: z.string(),
  city: text(100),
  state: z.string(),
  zip: z.string(),
});
export const officeSchema = z.strictObject({
  officeId: text(64),
  kind: z.enum(OFFICE_KINDS),
  name: text(200),
  address: place,
  hours: text(200),
  miles: z.nullable(z.number()),
});
export type Office = z.infer<typeof officeSchema>;

/** The answer to a request for a session now. CLOSED: no notary is available until `opensAt`, when known. */
export const sessionAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('OPENED'),
    state: z.enum(['QUEUED', 'READY']),
    queuePosition: z.nullable(z.int()),
    url: z.url(),
  }),
  z.strictObject({ outcome: z.literal('CLOSED'), opensAt: z.nullable(instant) }),
]);
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** The home whose deed is to be signed. */
export interface HomeRequest {
  readonly street: string;
  readonly state: string;
  readonly county: string;
  readonly zip: string;
}

export interface SlotsRequest {
  readonly kind: NotaryKind;
  /** yyyy-MM-dd, both days included, in the zone's local time. */
  readonly from: string;
  readonly to: string;
  /** IANA time zone name. */
  readonly zone: string;
  readonly zip: string;
  readonly officeId: string | null;
}

export interface BookRequest {
  readonly bookingId: string;
  readonly slotId: string;
  readonly kind: NotaryKind;
  /** Where the meeting is. Null for video. */
  readonly place: string | null;
  readonly notes: string | null;
  readonly signer: string;
}

export interface OpenRequest {
  /** Our ID of the session. Every event returns it as its reference. */
  readonly sessionId: string;
  readonly bookingId: string | null;
  readonly signer: { readonly name: string; readonly email: string };
  readonly state: string;
  readonly documents: readonly { readonly document: string; readonly title: string; readonly sha256: string }[];
  readonly returnUrl: string;
}

/**
 * A platform of notaries, by video and in person. Replies are unparsed: the schemas above parse them. `meta.key`
 * identifies the question. Webhooks report the events of a session: `session.ready`, `session.started`,
 * `session.ended`, `signing.completed`.
 */
export interface NotaryPort {
  readonly provider: string;
  /** When video notaries are available. */
  readonly hours: { readonly zone: string; readonly week: readonly WeekdayHours[] };
  eligibility(request: HomeRequest, meta: RequestMeta): Promise<unknown>;
  slots(request: SlotsRequest, origin: RequestOrigin): Promise<unknown>;
  book(request: BookRequest, meta: RequestMeta): Promise<unknown>;
  cancel(bookingId: string, origin: RequestOrigin): Promise<void>;
  /** Offices near a ZIP code. */
  offices(request: { readonly state: string; readonly zip: string }, origin: RequestOrigin): Promise<unknown>;
  /** One office, or null when no office has that ID. */
  office(officeId: string, origin: RequestOrigin): Promise<unknown>;
  open(request: OpenRequest, meta: RequestMeta): Promise<unknown>;
}
