import { randomUUID } from 'node:crypto';
import { answerLien, confirmLiens, orderValuation, readLiens, readValuation, type SentBodyOf } from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import { sendEvent } from '../src/vendors/webhooks/send.ts';
import type { TestApp } from './app.ts';
import { forward, walkOn } from './forward.ts';
import { card, factsOfType, type Walked } from './walk.ts';

/** A person whose home, on this street, has no computable value. */
export const homeOn = (street1: string, more: Partial<Persona> = {}): Persona => ({
  ...card('no-value'),
  street: [street1, 'Denver', 'CO', '80202'],
  ...more,
});

/** What a borrower at the valuation order does and sees, and the events of the appraiser and the payment service. */
export function valuationOn(server: () => TestApp) {
  const state = (who: Walked) => who.send(readValuation);
  const order = (who: Walked, body: Partial<SentBodyOf<typeof orderValuation>> = {}) =>
    who.answer(orderValuation, { body: { kind: 'BPO', fee: 180, ...body } });
  const file = async (who: Walked) => (await readApplication(server().context.db, who.uuid))!.projection;
  const toOrder = async (
    persona: Persona,
    gate: 'valuation-order-bpo' | 'valuation-order-resi-eval' = 'valuation-order-bpo',
  ) => {
    const who = await walkOn(server(), persona, 'liens');
    await confirmAllLiens(who);
    await forward(server(), who.uuid, gate);
    return who;
  };
  async function confirmAllLiens(who: Walked): Promise<void> {
    const { liens } = await who.send(readLiens);
    for (const { uuid: liabilityUuid } of liens)
      await who.send(answerLien, { params: { liabilityUuid }, body: { answer: 'CORRECT', documentUuids: [] } });
    await who.send(confirmLiens);
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

  return { state, order, file, toOrder, told, types, ops, settled };
}
