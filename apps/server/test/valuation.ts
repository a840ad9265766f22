import { randomUUID } from 'node:crypto';
import type { FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import { sendEvent } from '../src/vendors/webhooks/send.ts';
import type { TestApp } from './app.ts';
import { forward, walkOn } from './forward.ts';
import { card, factsOfType, type Walked } from './walk.ts';

export interface State {
  readonly kind: string | null;
  readonly fee: number;
  readonly value: number | null;
  readonly notice: { version: string; text: string[]; acknowledgedAt: string | null } | null;
  readonly slots: { slotId: string; from: string; to: string }[];
  readonly visit: { person: string; from: string } | null;
  readonly payment: {
    state: string | null;
    charged: string;
    refundableUntil: string;
    paidOn: string | null;
    refundedOn: string | null;
  };
  readonly dueBack: { amount: number; reason: string } | null;
}

/** Somebody whose home, in this street, has no value that can be computed. */
export const homeOn = (street1: string, more: Partial<Persona> = {}): Persona => ({
  ...card('no-value'),
  street: [street1, 'Denver', 'CO', '80202'],
  ...more,
});

/** What a borrower at the order of a valuation does and sees, and what the valuer and the bank of the card say. */
export function valuationOn(server: () => TestApp) {
  const k = (who: Walked) => `${who.k}/valuation`;
  const state = async (who: Walked) => (await who.client.call('GET', k(who))).body as unknown as State;
  const post = async (who: Walked, path: string, body: unknown) =>
    who.client.call('POST', `${k(who)}/${path}`, body, await who.version());
  const order = (who: Walked, body: Record<string, unknown> = {}) =>
    post(who, 'order', { kind: 'BPO', fee: 180, ...body });
  const file = async (who: Walked) => (await readApplication(server().context.db, who.uuid))!.projection;
  const toOrder = async (
    persona: Persona,
    gate: 'valuation-order-bpo' | 'valuation-order-resi-eval' = 'valuation-order-bpo',
  ) => {
    const who = await walkOn(server(), persona, 'liens');
    await confirmLiens(who);
    await forward(server(), who.uuid, gate);
    return who;
  };
  async function confirmLiens(who: Walked): Promise<void> {
    const { liens } = (await who.get('/liens')).body as unknown as { liens: { uuid: string }[] };
    for (const { uuid } of liens) await who.put(`/liens/${uuid}`, { answer: 'CORRECT', documentUuids: [] });
    expect((await who.post('/liens/confirmation', undefined)).status).toBe(200);
  }
  const told = (type: string, kind: 'valuation' | 'payment', reference: string, data: Record<string, unknown>) =>
    sendEvent(
      server().app,
      server().context,
      { kind, organisation: 'FIGURE' },
      { eventId: randomUUID(), type, reference, occurredAt: '2026-12-01T10:00:00Z', data },
    );
  const types = (who: Walked, wanted: FactType) => factsOfType(server(), who.uuid, wanted);
  const ops = async (who: Walked, op: string) =>
    (await server().context.vendors.gateway.ledger.of(who.uuid)).filter((row) => row.op === op);
  const settled = async (who: Walked, status: string): Promise<void> => {
    await expect.poll(() => who.status()).toBe(status);
  };

  return { k, state, post, order, file, toOrder, told, types, ops, settled };
}
