import { ApiError, readStatus } from '@lintel/contract';
import { expect, test } from 'vitest';
import { buildSampleReply } from '../../../test/samples.ts';
import { StatusPoll, type StatusReply } from './status-poll.ts';

const STATUS = buildSampleReply(readStatus);
const buildReply = (checklistStatus: StatusReply['checklistStatus'], version = 1): StatusReply => ({
  ...STATUS,
  checklistStatus,
  version,
});

/** A poll with its own clock. `answers` are the server's replies in order; the last one repeats. */
function pollWith(...answers: (StatusReply | Error)[]) {
  let now = 0;
  let requestCount = 0;
  const planned: { at: number; act: () => void }[] = [];
  const poll = new StatusPoll({
    async read() {
      const answer = answers[Math.min(requestCount, answers.length - 1)]!;
      requestCount += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    schedule(act, milliseconds) {
      const one = { at: now + milliseconds, act };
      planned.push(one);
      return () => {
        const index = planned.indexOf(one);
        if (index >= 0) planned.splice(index, 1);
      };
    },
    now: () => now,
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    poll,
    asked: () => requestCount,
    planned: () => planned.length,
    settle,
    /** Runs the clock until nothing is scheduled or `limit` ms have passed; returns the times of the requests. */
    async run(limit = 10 * 60_000): Promise<number[]> {
      const times: number[] = [];
      await settle();
      for (let next = planned[0]; next && next.at <= limit; next = planned[0]) {
        planned.shift();
        now = next.at;
        times.push(now);
        next.act();
        await settle();
      }
      return times;
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('polls a waiting status after 1, 2, 4 and then every 5 seconds, 14 times, and then reports UNKNOWN [POLL-002, POLL-003, POLL-004, POLL-005]', async () => {
  const world = pollWith(buildReply('WAITING_FOR_SOFT_CREDIT'));
  world.poll.watch(() => {});
  const times = await world.run();
  expect(times.slice(0, 5)).toEqual([1000, 3000, 7000, 12_000, 17_000]);
  expect(times).toHaveLength(14);
  expect(times.at(-1)).toBe(62_000);
  expect(world.poll.view().assumedStatus).toBe('UNKNOWN');
  expect(world.poll.view().status?.checklistStatus).toBe('WAITING_FOR_SOFT_CREDIT');
});

test('keeps GEN_NOTE_SIGNING after the last try [POLL-006]', async () => {
  const world = pollWith(buildReply('GEN_NOTE_SIGNING'));
  world.poll.watch(() => {});
  expect(await world.run()).toHaveLength(14);
  expect(world.poll.view().assumedStatus).toBe('GEN_NOTE_SIGNING');
});

test('stops polling at a settled status [POLL-008]', async () => {
  const world = pollWith(buildReply('CREDIT_NO_MATCH'));
  world.poll.watch(() => {});
  expect(await world.run()).toEqual([]);
  expect(world.poll.view().assumedStatus).toBe('CREDIT_NO_MATCH');
});

test('restarts the tries when the version changes, even with the same status [POLL-004]', async () => {
  const world = pollWith(
    buildReply('WAITING_FOR_SOFT_CREDIT', 1),
    buildReply('WAITING_FOR_SOFT_CREDIT', 1),
    buildReply('WAITING_FOR_SOFT_CREDIT', 2),
  );
  world.poll.watch(() => {});
  const times = await world.run(9000);
  expect(times).toEqual([1000, 3000, 4000, 6000]);
});

test('polls another status only after an act of the borrower, at most 7 times [POLL-007]', async () => {
  const world = pollWith(buildReply('OFFER_SELECTION'));
  world.poll.watch(() => {});
  expect(await world.run()).toEqual([]);
  world.poll.again();
  expect(await world.run()).toHaveLength(6);
});

test('shows the status of a write’s reply right away and polls from try 0 [POLL-007, POLL-010]', async () => {
  const world = pollWith(buildReply('WAITING_FOR_INITIAL_OFFERS', 9));
  world.poll.put(buildReply('WAITING_FOR_AVM_DATA', 5));
  expect(world.poll.view().assumedStatus).toBe('WAITING_FOR_AVM_DATA');
  world.poll.watch(() => {});
  await world.settle();
  expect(world.asked()).toBe(0);
  expect((await world.run(1500))[0]).toBe(1000);
  expect(world.poll.view().assumedStatus).toBe('WAITING_FOR_INITIAL_OFFERS');
});

test('reuses a read for a second screen within 250 ms and reads again later [POLL-010, CONST-020]', async () => {
  const world = pollWith(buildReply('OFFER_SELECTION'));
  const leave = world.poll.watch(() => {});
  await world.settle();
  leave();
  world.pass(249);
  world.poll.watch(() => {})();
  await world.settle();
  expect(world.asked()).toBe(1);
  world.pass(1);
  world.poll.watch(() => {});
  await world.settle();
  expect(world.asked()).toBe(2);
});

test('does not poll while no screen watches', async () => {
  const world = pollWith(buildReply('WAITING_FOR_SOFT_CREDIT'));
  const leave = world.poll.watch(() => {});
  await world.settle();
  expect(world.planned()).toBe(1);
  leave();
  expect(world.planned()).toBe(0);
});

test('reports and repeats a read without an answer, and doesn’t count it as a try [POLL-004]', async () => {
  const silent = new ApiError({ name: 'no-response', message: 'x', httpStatus: 0 });
  const world = pollWith(buildReply('WAITING_FOR_SOFT_CREDIT'), silent, buildReply('WAITING_FOR_SOFT_CREDIT'));
  world.poll.watch(() => {});
  await world.run(1500);
  expect(world.poll.view()).toMatchObject({ failed: true, assumedStatus: 'WAITING_FOR_SOFT_CREDIT' });
  expect(await world.run()).toHaveLength(14);
});

test('reports an unknown application as missing and stops polling [ROUTE-063]', async () => {
  const world = pollWith(new ApiError({ name: 'not-found', message: 'x', httpStatus: 404 }));
  world.poll.watch(() => {});
  expect(await world.run()).toEqual([]);
  expect(world.poll.view()).toMatchObject({ missing: true, failed: false });
});
