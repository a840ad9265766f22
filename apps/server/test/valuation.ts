import { randomUUID } from 'node:crypto';
import { answerLien, confirmLiens, orderValuation, readLiens, readValuation, type SentBodyOf } from '@lintel/contract';
import type { FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import { sendEvent } from '../src/vendors/webhooks/send.ts';
import type { TestApp } from './app.ts';
import { advanceToGate, walkToGate } from './walk-to-gate.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from './walk.ts';

/** Returns a persona whose home, on this street, has no automated value. */
export const buildHomePersona = (street1: string, changes: Partial<Persona> = {}): Persona => ({
  ...getPersona('no-value'),
  street: [street1, 'Denver', 'CO', '80202'],
  ...changes,
});

/** Creates the actions and reads of a borrower at the valuation, and the events of its vendors. */
export function createValuationActions(server: () => TestApp) {
  const fetchValuation = (walked: WalkedLoan) => walked.send(readValuation);
  const placeOrder = (walked: WalkedLoan, body: Partial<SentBodyOf<typeof orderValuation>> = {}) =>
    walked.answer(orderValuation, { body: { kind: 'BPO', fee: 180, ...body } });
  const fetchFile = async (walked: WalkedLoan) => (await readApplication(server().context.db, walked.uuid))!.projection;
  const driveToOrder = async (
    persona: Persona,
    gate: 'valuation-order-bpo' | 'valuation-order-resi-eval' = 'valuation-order-bpo',
  ) => {
    const walked = await walkToGate(server(), persona, 'liens');
    await confirmAllLiens(walked);
    await advanceToGate(server(), walked.uuid, gate);
    return walked;
  };
  async function confirmAllLiens(walked: WalkedLoan): Promise<void> {
    const { liens } = await walked.send(readLiens);
    for (const { uuid: liabilityUuid } of liens)
      await walked.send(answerLien, { params: { liabilityUuid }, body: { answer: 'CORRECT', documentUuids: [] } });
    await walked.send(confirmLiens);
  }
  const sendVendorEvent = (
    type: string,
    kind: 'valuation' | 'payment',
    reference: string,
    data: Record<string, unknown>,
  ) =>
    sendEvent(
      server().app,
      server().context,
      { kind, organisation: 'FIGURE' },
      { eventId: randomUUID(), type, reference, occurredAt: '2026-12-01T10:00:00Z', data },
    );
  const fetchFacts = (walked: WalkedLoan, factType: FactType) => loadFactsOfType(server(), walked.uuid, factType);
  const fetchVendorRequests = async (walked: WalkedLoan, op: string) =>
    (await server().context.vendors.gateway.ledger.list(walked.uuid)).filter((row) => row.op === op);
  const waitForStatus = async (walked: WalkedLoan, status: string): Promise<void> => {
    await expect.poll(() => walked.status()).toBe(status);
  };

  return {
    fetchValuation,
    placeOrder,
    fetchFile,
    driveToOrder,
    sendVendorEvent,
    fetchFacts,
    fetchVendorRequests,
    waitForStatus,
  };
}
