import { businessDayAfter, zonedInstant } from '@lintel/domain';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Vault } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import {
  bookingRequest,
  cancellationRequest,
  eligibilityRequest,
  officeRequest,
  officesRequest,
  PATHS,
  slotsRequest,
  transactionRequest,
  type NotaryPath,
  type WireOffice,
} from '../notary/protocol.ts';
import { hasWords, pick, parseTags } from '../sandbox-levers.ts';
import { openTransaction } from './transactions.ts';

interface NotaryContext {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
  /** Address of the sandbox's own pages, or null when there are none. */
  readonly page: string | null;
}

export interface NotaryAnswer {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): NotaryAnswer => ({ status: 200, body });
const HOURS = ['09:00', '10:30', '12:00', '13:30', '15:00', '16:30', '18:00'] as const;
const SLOT = /^(remote|in_person)\|([^|]{1,64})\|(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z)$/;
const MINUTES = { remote: 30, in_person: 60 } as const;

const NOTARIES = ['Nora Sample', 'Nils Sample', 'Nadia Sample'] as const;

/**
 * Our stand-in for the notary platform: the same paths and bodies as `vendors/notary/protocol.ts`. The input determines
 * the outcome (docs/sandbox.md).
 */
export async function answerAsNotary(parts: NotaryContext, path: NotaryPath, body: unknown): Promise<NotaryAnswer> {
  try {
    return await ANSWERS[path](body, parts);
  } catch (error) {
    if (error instanceof z.core.$ZodError) return { status: 400, body: { error: 'INVALID_FIELD' } };
    throw error;
  }
}

const ANSWERS: Readonly<
  Record<NotaryPath, (body: unknown, parts: NotaryContext) => NotaryAnswer | Promise<NotaryAnswer>>
> = {
  [PATHS.eligibility](body) {
    const { property } = z.parse(eligibilityRequest, body);
    return ok({ remote_notarization: true, e_recording: !hasWords(property.line1, 'paper county') });
  },
  [PATHS.slots](body) {
    const { kind, from, to, time_zone: zone, postal, office_id: office } = z.parse(slotsRequest, body);
    // A notary who travels works in one area. For video, one notary serves everyone.
    const calendar = office ?? (kind === 'remote' ? 'video' : `area-${postal.slice(0, 3)}`);
    const days = Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1) }, (_, index) =>
      new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
    );
    const open = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 0);
    return ok({
      slots: open.flatMap((day) => HOURS.map((time) => slotAt(kind, calendar, zonedInstant(day, time, zone)))),
    });
  },
  [PATHS.bookings](body) {
    const { slot_id } = z.parse(bookingRequest, body);
    const [, kind, calendar = '', startsAt] = SLOT.exec(slot_id) ?? [];
    if (!startsAt || (kind !== 'remote' && kind !== 'in_person')) return { status: 409, body: { error: 'SLOT_TAKEN' } };
    const { starts_at, ends_at } = slotAt(kind, calendar, startsAt);
    return ok({
      starts_at,
      ends_at,
      notary: { name: NOTARIES[pick(slot_id, 0, NOTARIES.length - 1)], phone: '(555) 555-0177' },
    });
  },
  [PATHS.cancellations](body) {
    z.parse(cancellationRequest, body);
    return ok({});
  },
  [PATHS.offices](body) {
    const { state, postal } = z.parse(officesRequest, body);
    return ok({
      offices: ['TITLE', 'ATTORNEY', 'LENDER']
        .map((kind) => officeNamed(`${state}-${postal}-${kind}`))
        .toSorted((a, b) => (a?.miles ?? 0) - (b?.miles ?? 0)),
    });
  },
  [PATHS.office](body) {
    return ok({ office: officeNamed(z.parse(officeRequest, body).id) });
  },
  async [PATHS.transactions](body, { db, vault, page }) {
    const request = z.parse(transactionRequest, body);
    if (page === null) return { status: 503, body: {} };
    const tags = parseTags(request.signer.email);
    if (tags.has('notary-closed'))
      return {
        status: 409,
        body: {
          error: 'CLOSED',
          opens_at: zonedInstant(
            businessDayAfter(new Date().toISOString().slice(0, 10), 1),
            '09:00',
            'America/Los_Angeles',
          ),
        },
      };
    const { token, stage } = await openTransaction(db, vault, request, tags.has('notary-queue') ? 'WAITING' : 'ID');
    return ok({
      status: stage === 'WAITING' ? 'queued' : 'ready',
      queue_position: stage === 'WAITING' ? 2 : null,
      signing_url: `${page}/notary/${token}`,
    });
  },
};

function slotAt(kind: keyof typeof MINUTES, calendar: string, startsAt: string) {
  const at = Date.parse(startsAt);
  return {
    id: `${kind}|${calendar}|${new Date(at).toISOString()}`,
    starts_at: startsAt,
    ends_at: new Date(at + MINUTES[kind] * 60_000).toISOString(),
  };
}

const OFFICES: Readonly<Record<string, string>> = {
  TITLE: 'Sample Title Company',
  ATTORNEY: 'Ada Law, attorney at law',
  LENDER: 'The lender’s own office',
};

/** Returns an office by its ID: state, ZIP code and owner. */
function officeNamed(id: string): WireOffice | null {
  const [, state, postal, kind] = /^([A-Z]{2})-(\d{5})-(TITLE|ATTORNEY|LENDER)$/.exec(id) ?? [];
  if (!state || !postal || !kind) return null;
  return {
    id,
    kind: kind as WireOffice['kind'],
    name: OFFICES[kind] ?? kind,
    hours: 'Monday to Saturday, 9 am to 7 pm',
    miles: pick(`miles ${id}`, 4, 180) / 10,
    address: { line1: `${pick(`street ${id}`, 100, 999)} Main Street`, line2: '', city: 'Sample City', state, postal },
  };
}
