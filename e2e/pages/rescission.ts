import { addFileDocument, enterRescission, readLoanFile, readRescission, rescind } from '@lintel/contract';
import { expect } from '@playwright/test';
import type { BodyOf } from '../../apps/server/src/sandbox/client.ts';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import type { Caller, HttpReply } from './caller.ts';
import { logInOnDevice } from './device.ts';
import { moveLoanClock, type DrivenLoan } from './sandbox.ts';

/** Returns the instant at which the loan's right to cancel ends. */
export async function readCancelDeadline(device: Caller, uuid: string): Promise<string> {
  const { endsAt } = await device.send(readRescission, { params: { uuid } });
  if (!endsAt) throw new Error('No period was set.');
  return endsAt;
}

/** Cancels the loan on another device, signed with the typed name. */
export async function cancelOnDevice(world: World, driven: DrivenLoan, typedName: string): Promise<void> {
  const device = await logInOnDevice(world, driven);
  const params = { uuid: driven.uuid };
  const { notice } = await device.send(readRescission, { params });
  if (!notice) throw new Error('There is no notice of the right to cancel.');
  await device.send(rescind, { params, body: { noticeVersion: notice.version, typedName } });
}

/** Moves the loan clock to the given number of seconds after an instant, or before it when negative. */
export async function moveClock(world: World, to: string, seconds: number): Promise<void> {
  await moveLoanClock(world, { to: new Date(Date.parse(to) + seconds * 1000).toISOString() });
}

/** Enters a cancellation letter in the console, with its scan and the day it was sent. */
export async function enterCancellationLetter(
  closer: Caller,
  uuid: string,
  sentAt: Date,
  receivedAt: Date = sentAt,
): Promise<HttpReply<BodyOf<typeof enterRescission>>> {
  const params = { uuid };
  const fetchFile = () => closer.send(readLoanFile, { params });
  const { personUuid } = (await fetchFile()).person;
  const letter = new File([new Uint8Array(buildPaystub())], 'letter.pdf', { type: 'application/pdf' });
  const uploaded = await closer.send(addFileDocument, {
    params,
    body: { type: 'RIGHTNOTTOCLOSE', personUuid, file: letter },
  });
  await expect
    .poll(async () => (await fetchFile()).documents.find((document) => document.uuid === uploaded.uuid)?.state)
    .toBe('READY');
  return closer.ask(enterRescission, {
    params,
    body: {
      personUuid,
      sentAt: sentAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      how: 'LETTER',
      documentUuid: uploaded.uuid,
    },
    version: (await fetchFile()).version,
  });
}
