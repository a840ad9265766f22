import { setTimeout as wait } from 'node:timers/promises';
import { saveContact } from '@lintel/contract';
import { currentGate, type Fact, type GateId, type PaymentMethod } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { record } from '../src/loan-file/record.ts';
import { actAt } from '../src/sandbox/act.ts';
import type { Persona } from '../src/sandbox/personas.ts';
import type { TestApp } from './app.ts';
import { forward } from './forward.ts';
import { DETAILS } from './information.ts';
import { byWorker } from './loans.ts';
import { card, walk, type Walked } from './walk.ts';
import { withoutWork } from './without-work.ts';

/**
 * The server without making the closing documents: a file that has passed title, conditions and flood zone stays there.
 */
export const WITHOUT_CLOSING = withoutWork('documents.closing');

/**
 * Takes a persona with confirmed liens to the choice of an account. A call gives its details, so that a spouse is
 * known. `first` runs before the submission.
 */
export async function walkToBank(
  server: TestApp,
  persona: string | Persona,
  first: (walked: Walked) => Promise<void> = async () => {},
): Promise<Walked> {
  const who = typeof persona === 'string' ? card(persona) : persona;
  const walked = await walk(server, who, 'OFFER_SELECTION');
  const act = async (status: string) =>
    actAt({ client: walked.client, uuid: walked.uuid, status, version: await walked.version(), persona: who });
  await act('OFFER_SELECTION');
  await forward(server, walked.uuid, 'contact');
  expect(
    (await walked.answer(saveContact, { body: { ...DETAILS, maritalStatus: who.married ? 'MARRIED' : 'UNMARRIED' } }))
      .status,
  ).toBe(200);
  await first(walked);
  await forward(server, walked.uuid, 'liens');
  await act('LIEN_VERIFICATION');
  // A selection that changed the price requires another choice of an offer.
  if ((await gateIs(server, walked, 'disburse', 'rechoose')) === 'rechoose') await act('REVISED_OFFER_SELECTION');
  await gateIs(server, walked, 'disburse');
  return walked;
}

/** Records what a bank and the borrower would about the account. The title order is next. */
export async function accountGiven(
  server: TestApp,
  { uuid }: Walked,
  method: PaymentMethod = 'AUTOPAY',
): Promise<void> {
  const account = 'account-1';
  const paid: readonly Fact[] =
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
      ...paid,
    ],
    byWorker,
  );
}

/** Takes a persona through its account to a later gate. Workers do title, flood zone and documents. */
export async function walkToClosing(
  server: TestApp,
  persona: string | Persona,
  until: GateId = 'final-offer',
  method?: PaymentMethod,
): Promise<Walked> {
  const walked = await walkToBank(server, persona);
  await accountGiven(server, walked, method);
  await gateIs(server, walked, until);
  return walked;
}

/** Waits until a file is at one of these gates. Returns which. */
export async function gateIs({ context }: TestApp, { uuid }: Walked, ...gates: readonly GateId[]): Promise<GateId> {
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
