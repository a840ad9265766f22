import { setTimeout as wait } from 'node:timers/promises';
import { saveContact } from '@lintel/contract';
import { currentGate, type Fact, type GateId, type PaymentMethod } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { excludeWork } from './exclude-work.ts';
import { CONTACT_DETAILS } from './information.ts';
import { WORKER_META } from './loans.ts';
import { advanceToGate } from './walk-to-gate.ts';
import { getPersona, walkToStatus, type WalkedLoan } from './walk.ts';

/** The server's features without making the closing documents, so that a loan stays before them. */
export const FEATURES_WITHOUT_CLOSING = excludeWork('documents.closing');

/**
 * Drives a persona with confirmed liens to the choice of an account. A call saves its details, so that a spouse is
 * known. `first` runs before the submission.
 */
export async function walkToBank(
  server: TestApp,
  persona: string | Persona,
  beforeSubmission: (walked: WalkedLoan) => Promise<void> = async () => {},
): Promise<WalkedLoan> {
  const personaCard = typeof persona === 'string' ? getPersona(persona) : persona;
  const walked = await walkToStatus(server, personaCard, 'OFFER_SELECTION');
  const actAtStatus = async (status: string) =>
    actAt({ client: walked.client, uuid: walked.uuid, status, version: await walked.version(), persona: personaCard });
  await actAtStatus('OFFER_SELECTION');
  await advanceToGate(server, walked.uuid, 'contact');
  expect(
    (
      await walked.answer(saveContact, {
        body: { ...CONTACT_DETAILS, maritalStatus: personaCard.married ? 'MARRIED' : 'UNMARRIED' },
      })
    ).status,
  ).toBe(200);
  await beforeSubmission(walked);
  await advanceToGate(server, walked.uuid, 'liens');
  await actAtStatus('LIEN_VERIFICATION');
  // A selection that changed the price requires another choice of an offer.
  if ((await waitForGate(server, walked, 'disburse', 'rechoose')) === 'rechoose')
    await actAtStatus('REVISED_OFFER_SELECTION');
  await waitForGate(server, walked, 'disburse');
  return walked;
}

/** Records the facts of the account for the money, in place of the bank and the borrower. The title order is next. */
export async function recordAccount(
  server: TestApp,
  { uuid }: WalkedLoan,
  method: PaymentMethod = 'AUTOPAY',
): Promise<void> {
  const account = 'account-1';
  const paymentFacts: readonly Fact[] =
    method === 'AUTOPAY'
      ? [
          { type: 'PaymentMethodChosen', data: { method, account } },
          { type: 'AutopayConfirmed', data: { account } },
        ]
      : [{ type: 'PaymentMethodChosen', data: { method, account: null } }];
  await record(
    server.context,
    uuid,
    () => [
      { type: 'DisbursementAccountEntered', data: { account, method: 'INSTANT' } },
      { type: 'DisbursementAccountVerified', data: { attempt: 1, by: 'BORROWER' } },
      ...paymentFacts,
    ],
    WORKER_META,
  );
}

/** Drives a persona past its account to a later gate. Workers do title, flood zone and documents. */
export async function walkToClosing(
  server: TestApp,
  persona: string | Persona,
  until: GateId = 'final-offer',
  method?: PaymentMethod,
): Promise<WalkedLoan> {
  const walked = await walkToBank(server, persona);
  await recordAccount(server, walked, method);
  await waitForGate(server, walked, until);
  return walked;
}

/** Waits until a file is at one of these gates. Returns which. */
export async function waitForGate(
  { context }: TestApp,
  { uuid }: WalkedLoan,
  ...gates: readonly GateId[]
): Promise<GateId> {
  const end = Date.now() + 20_000;
  for (;;) {
    const gate = currentGate(
      (await readApplication(context.db, uuid))?.projection ?? expect.fail(`no application ${uuid}`),
    )?.id;
    if (gate && gates.includes(gate)) return gate;
    if (Date.now() > end)
      expect.fail(`${uuid} stands at ${gate ?? 'complete'} and did not reach ${gates.join(' or ')}`);
    await wait(30);
  }
}
