import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { paystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import { onLoan, type Caller, type Reply } from './caller.ts';
import { fileAtDesk } from './desk.ts';
import { deviceOf } from './device.ts';
import { loanClock, type Driven } from './sandbox.ts';

/** The instant at which the right to cancel of a loan ends. */
export async function timeLeft(device: Caller, uuid: string): Promise<string> {
  const { body } = await device.ask<{ endsAt: string | null }>('GET', `${onLoan(uuid)}/rescission`);
  if (!body.endsAt) throw new Error('No period was set.');
  return body.endsAt;
}

/** An owner cancels the loan on another device. */
export async function cancelElsewhere(world: World, driven: Driven, typedName: string): Promise<void> {
  const device = await deviceOf(world, driven);
  const { notice } = (await device.ask<{ notice: { version: string } }>('GET', `${onLoan(driven.uuid)}/rescission`))
    .body;
  const said = await device.ask('POST', `${onLoan(driven.uuid)}/rescission`, {
    body: { noticeVersion: notice.version, typedName },
    key: randomUUID(),
  });
  if (said.status >= 300) throw new Error(`Not cancelled: ${said.text}`);
}

/** Moves the clock of loans to so many seconds after an instant, or before it. */
export async function moveClock(world: World, to: string, seconds: number): Promise<void> {
  await loanClock(world, { to: new Date(Date.parse(to) + seconds * 1000).toISOString() });
}

/** Enters a letter that cancels at the desk, with its scan and the day on which it was sent. */
export async function enterLetter(
  clara: Caller,
  uuid: string,
  sentAt: Date,
): Promise<Reply<{ kind?: string; status?: unknown }>> {
  const file = async () =>
    (
      await clara.ask<{
        version: number;
        person: { personUuid: string };
        documents: { uuid: string; state: string }[];
      }>('GET', fileAtDesk(uuid))
    ).body;
  const { personUuid } = (await file()).person;
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'RIGHTNOTTOCLOSE', personUuid })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(paystub())], { type: 'application/pdf' }), 'letter.pdf');
  const sent = await clara.ask<{ uuid: string }>('POST', `${fileAtDesk(uuid)}/documents`, {
    raw: form,
    key: randomUUID(),
  });
  await expect
    .poll(async () => (await file()).documents.find((one) => one.uuid === sent.body.uuid)?.state)
    .toBe('READY');
  return clara.ask('POST', `${fileAtDesk(uuid)}/rescissions`, {
    body: { personUuid, sentAt: sentAt.toISOString(), how: 'LETTER', documentUuid: sent.body.uuid },
    version: (await file()).version,
    key: randomUUID(),
  });
}
