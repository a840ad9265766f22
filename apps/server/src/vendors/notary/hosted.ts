import type { WeekdayHours } from '@lintel/domain';
import type * as z from 'zod/mini';
import { ORGANIZATION_HEADER, VendorFailure } from '../call.ts';
import type { MeetingAnswer, Eligibility, NotaryPort, Office, SessionAnswer, Slots } from './port.ts';
import {
  bookingReply,
  cancellationReply,
  eligibilityReply,
  errorReply,
  officeReply,
  officesReply,
  PATHS,
  slotsReply,
  transactionReply,
  type NotaryMeta,
  type NotaryPath,
  type NotaryTransport,
  type WireOffice,
} from './protocol.ts';

/** The address and API token of a notary platform. */
export interface NotarySettings {
  /** Address of the platform, without a trailing slash. */
  readonly url: string;
  /** The API token. */
  readonly key: string;
  /** Milliseconds for one request. */
  readonly timeout?: number;
}

const toProtocolKind = (kind: 'ELECTRONIC' | 'MANUAL') => (kind === 'ELECTRONIC' ? 'remote' : 'in_person');

/** A notary platform that speaks our protocol (`protocol.ts`) over a given transport. */
export function hostedNotary(provider: string, transport: NotaryTransport, hours: NotaryPort['hours']): NotaryPort {
  /** Only `book` and `open` accept a 409, the platform's refusal; `requireReply` makes it a failure elsewhere. */
  const call = async <S extends z.ZodMiniType>(
    path: NotaryPath,
    schema: S,
    body: unknown,
    meta: NotaryMeta,
  ): Promise<z.output<S> | { error: string; opensAt: string | null }> => {
    const answer = await transport(path, body, meta);
    const refused = answer.status === 409 ? errorReply.safeParse(answer.body) : null;
    if (refused?.success) return { error: refused.data.error, opensAt: refused.data.opens_at ?? null };
    if (answer.status >= 400) throw new VendorFailure(answer.status >= 500 ? 'UNAVAILABLE' : 'MALFORMED', 'notary');
    const read = schema.safeParse(answer.body);
    if (!read.success) throw new VendorFailure('MALFORMED', 'notary');
    return read.data;
  };
  const requireReply = <A>(answer: A | { error: string; opensAt: string | null }): A => {
    if (typeof answer === 'object' && answer !== null && 'error' in answer)
      throw new VendorFailure('MALFORMED', 'notary');
    return answer as A;
  };
  return {
    provider,
    hours,
    async eligibility({ street, state, county, zip }, meta): Promise<Eligibility> {
      const reply = requireReply(
        await call(
          PATHS.eligibility,
          eligibilityReply,
          { property: { line1: street, state, county, postal: zip } },
          meta,
        ),
      );
      return { outcome: 'ANSWERED', remote: reply.remote_notarization, eRecording: reply.e_recording };
    },
    async slots({ kind, from, to, zone, zip, officeId }, origin): Promise<Slots> {
      const reply = requireReply(
        await call(
          PATHS.slots,
          slotsReply,
          { kind: toProtocolKind(kind), from, to, time_zone: zone, postal: zip, office_id: officeId },
          { ...origin, key: null },
        ),
      );
      return reply.slots.map(({ id, starts_at, ends_at }) => ({ slotId: id, startsAt: starts_at, endsAt: ends_at }));
    },
    async book({ bookingId, slotId, kind, place, notes, signer }, meta): Promise<MeetingAnswer> {
      const reply = await call(
        PATHS.bookings,
        bookingReply,
        {
          external_id: bookingId,
          slot_id: slotId,
          kind: toProtocolKind(kind),
          address: place,
          notes,
          signer_name: signer,
        },
        meta,
      );
      if ('error' in reply) return { outcome: 'TAKEN' };
      return { outcome: 'BOOKED', startsAt: reply.starts_at, endsAt: reply.ends_at, notary: reply.notary };
    },
    async cancel(bookingId, origin) {
      requireReply(
        await call(
          PATHS.cancellations,
          cancellationReply,
          { external_id: bookingId },
          { ...origin, key: `${bookingId}:cancel` },
        ),
      );
    },
    async offices({ state, zip }, origin): Promise<Office[]> {
      return requireReply(
        await call(PATHS.offices, officesReply, { state, postal: zip }, { ...origin, key: null }),
      ).offices.map(toOffice);
    },
    async office(officeId, origin): Promise<Office | null> {
      const { office } = requireReply(
        await call(PATHS.office, officeReply, { id: officeId }, { ...origin, key: null }),
      );
      return office && toOffice(office);
    },
    async open(
      { sessionId, bookingId, signer, state, documents: toNotarize, returnUrl },
      meta,
    ): Promise<SessionAnswer> {
      const documents = toNotarize.map(({ document, title, sha256 }) => ({
        external_id: document,
        name: title,
        sha256,
        requirement: 'notarization',
      }));
      const reply = await call(
        PATHS.transactions,
        transactionReply,
        {
          external_id: sessionId,
          organisation: meta.organization,
          booking_id: bookingId,
          signer,
          property_state: state,
          documents,
          redirect_url: returnUrl,
        },
        meta,
      );
      if ('error' in reply) return { outcome: 'CLOSED', opensAt: reply.opensAt };
      return {
        outcome: 'OPENED',
        state: reply.status === 'queued' ? 'QUEUED' : 'READY',
        queuePosition: reply.queue_position,
        url: reply.signing_url,
      };
    },
  };
}

const toOffice = ({
  id,
  kind,
  name,
  hours,
  miles,
  address: { line1, line2, city, state, postal },
}: WireOffice): Office => ({
  officeId: id,
  kind,
  name,
  hours,
  miles,
  address: { street1: line1, street2: line2, city, state, zip: postal },
});

/**
 * Sends requests of the protocol over HTTPS. With an idempotency key, the platform treats a retry as the same request.
 */
export function createHttpsTransport({ url, key: token, timeout = 4000 }: NotarySettings): NotaryTransport {
  return async (path, body, { organization, key: idempotencyKey }) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [ORGANIZATION_HEADER]: organization,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    };
    try {
      const reply = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await reply.text();
      return { status: reply.status, body: text === '' ? {} : (JSON.parse(text) as unknown) };
    } catch (error) {
      if (error instanceof SyntaxError) throw new VendorFailure('MALFORMED', 'notary');
      throw new VendorFailure(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'TIMEOUT' : 'UNAVAILABLE',
        'notary',
      );
    }
  };
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Builds a week with the same hours on the first `days` days; the others are closed. Times are hh:mm. */
export const weekOfHours = (startTime: string, endTime: string, days = 7): WeekdayHours[] =>
  WEEKDAYS.map((weekday, index) => ({
    weekday,
    weekdayValue: index + 1,
    ...(index < days ? { startTime, endTime, isOpen: true } : { startTime: null, endTime: null, isOpen: false }),
  }));

/** The default hours of a real platform's notaries: Monday to Friday, 6 am to 8 pm Pacific Time. */
export const DEFAULT_HOURS: NotaryPort['hours'] = {
  zone: 'America/Los_Angeles',
  week: weekOfHours('06:00', '20:00', 5),
};
