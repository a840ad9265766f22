import { findBrand } from '@lintel/brands';
import { STORED_STATUSES } from '@lintel/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sweepDeposits } from '../features/bank/index.ts';
import { sweepNoFile } from '../features/credit/index.ts';
import { sandboxIssuer, VENDOR_KINDS } from '../kernel/config/index.ts';
import type { Context } from '../kernel/context.ts';
import { loanNow, loanToday, setLoanClock, loanClockSetting, sweepClocks } from '../loan-file/index.ts';
import {
  depositsOnStatement,
  clearFaults,
  FAULT_MODES,
  orderFault,
  emptyOutbox,
  readOutbox,
  readTray,
  sendEvent,
  TAMPERINGS,
  WEBHOOK_KINDS,
} from '../vendors/index.ts';
import { drive, StuckError } from './drive.ts';
import { notaryRoutes } from './notary/routes.ts';
import { openProvider } from './oidc/provider.ts';
import { providerRoutes } from './oidc/routes.ts';
import { onlyLocal } from './only-local.ts';
import { panelPage } from './panel.ts';
import { paymentRoutes } from './payment/routes.ts';
import { PERSONAS, findPersona } from './personas.ts';
import { linkRoutes } from './plaid/routes.ts';
import { STAFF_PERSONAS, findStaffPersona, openStaffAccount } from './staff.ts';

const organisation = z
  .string()
  .check(z.refine((code) => findBrand(code) !== undefined, { error: 'must be the code of a lender' }));
const drivePersona = z.strictObject({
  /** A lender that replaces the persona's own. */
  organisation: z.optional(organisation),
  until: z.optional(z.enum(STORED_STATUSES, { error: `must be one of ${STORED_STATUSES.join(', ')}` })),
  /** Levers that replace the persona's own. */
  street: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  tag: z.optional(z.string().check(z.regex(/^[a-z.-]{1,60}$/))),
  /** A person created earlier with this persona continues from their current step. */
  on: z.optional(z.object({ email: z.string(), password: z.string(), uuid: z.uuid() })),
});
const staffAccount = z.strictObject({ organisation: z.optional(organisation) });
const moveClock = z.union([z.strictObject({ to: z.iso.datetime() }), z.strictObject({ by: z.number() })]);
const faultOrder = z.strictObject({
  kind: z.enum(VENDOR_KINDS),
  mode: z.enum(FAULT_MODES),
  count: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  seconds: z._default(z.number().check(z.gte(0), z.lte(3600)), 1),
});

const webhook = z.strictObject({
  kind: z.enum(WEBHOOK_KINDS),
  orgCode: z.string(),
  event: z.record(z.string(), z.unknown()),
  tamper: z.optional(z.enum(TAMPERINGS)),
});

/**
 * Builds the sandbox's control API for testers, on a separate port: personas, clock, faults, outbox, and the pages of
 * other companies. `app` is the server whose calls personas use.
 */
export function sandboxApi(app: FastifyInstance, context: Context): FastifyInstance {
  const { db, vault, vendors } = context;
  const api = Fastify({ logger: false, bodyLimit: 16_384 });
  onlyLocal(api);
  linkRoutes(api, context);
  paymentRoutes(api, app, context);
  notaryRoutes(api, app, context);
  providerRoutes(api, () => openProvider(sandboxIssuer(context.config.sandboxPort ?? 0)));
  api.get('/', (_, reply) => panelPage(reply));
  api.get('/_sandbox/personas', () => PERSONAS);
  api.get('/_sandbox/desk-personas', () => STAFF_PERSONAS);
  api.post<{ Params: { name: string } }>('/_sandbox/personas/:name', async ({ params, body }, reply) => {
    const staffPersona = findStaffPersona(params.name);
    if (staffPersona) {
      const { organisation: lender = context.config.defaultBrand } = z.parse(staffAccount, body ?? {});
      return openStaffAccount(context, staffPersona, lender);
    }
    const persona = findPersona(params.name);
    if (!persona) return reply.code(404).send({ message: `Persona not found: ${params.name}.` });
    const { organisation: lender, until, street, tag, on } = z.parse(drivePersona, body ?? {});
    const [street1, ...place] = persona.street;
    const driven = {
      ...persona,
      street: [street ?? street1, ...place] as const,
      ...(tag && { tag }),
      organisation: lender ?? persona.organisation ?? context.config.defaultBrand,
    };
    return drive(app, driven, until, undefined, undefined, on).catch((error: unknown) => {
      if (error instanceof StuckError) return reply.code(409).send({ message: error.message, ...error.driven });
      throw error;
    });
  });
  api.get('/_sandbox/clock', () => loadClockState(context));
  api.post('/_sandbox/clock', async ({ body }) => {
    const move = z.parse(moveClock, body);
    const { now, offsetMs } = await loadClockState(context);
    const by = 'by' in move ? move.by * 1000 : Date.parse(move.to) - Date.parse(now);
    await setLoanClock(context, { offsetMs: offsetMs + by });
    // Sweeps right after a jump, because the tester who moved the clock wants to see its effects.
    const reached = (await sweepClocks(context)) + (await sweepNoFile(context)) + (await sweepDeposits(context));
    return { ...(await loadClockState(context)), reached };
  });
  api.post('/_sandbox/faults', async ({ body }, reply) => {
    const fault = z.parse(faultOrder, body);
    await orderFault(db, fault.kind, fault.mode, fault.count, fault.seconds);
    return reply.code(201).send(fault);
  });
  api.post('/_sandbox/webhooks/send', ({ body }) => {
    const { kind, orgCode, event, tamper } = z.parse(webhook, body);
    return sendEvent(app, context, { kind, organisation: orgCode }, event, tamper);
  });
  api.delete('/_sandbox/faults', async (_, reply) => {
    await clearFaults(db);
    return reply.code(204).send();
  });
  api.get<{ Querystring: { applicationUuid?: string } }>('/_sandbox/ledger', ({ query }) =>
    vendors.gateway.ledger.list(query.applicationUuid ?? null),
  );
  api.get<{ Querystring: { to?: string } }>('/_sandbox/outbox', ({ query }) => readOutbox(db, vault, query.to));
  api.get<{ Querystring: { applicationUuid?: string } }>('/_sandbox/tray', ({ query }) =>
    readTray(db, vault, query.applicationUuid),
  );
  api.get<{ Querystring: { applicationUuid: string } }>('/_sandbox/deposits', async ({ query }) =>
    depositsOnStatement(db, vault, z.parse(z.uuid(), query.applicationUuid), await loanToday(context, db)),
  );
  api.delete('/_sandbox/outbox', async (_, reply) => {
    await emptyOutbox(db);
    return reply.code(204).send();
  });
  api.post('/_sandbox/reset', async (_, reply) => {
    await clearFaults(db);
    await emptyOutbox(db);
    await setLoanClock(context, { offsetMs: 0 });
    return reply.code(204).send();
  });
  return api;
}

async function loadClockState(context: Context): Promise<{ now: string; offsetMs: number }> {
  const { offsetMs } = await loanClockSetting(context.db);
  return { now: (await loanNow(context, context.db)).toISOString(), offsetMs };
}
