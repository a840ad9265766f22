import type { Fact } from '@lintel/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestContext } from '../../test/context.ts';
import { onOneDatabase } from '../../test/database.ts';
import { WORKER_META, facts, openLoan, type Loan } from '../../test/loans.ts';
import type { Context } from '../kernel/context.ts';
import type { GateJob } from '../kernel/jobs/jobs.ts';
import { record } from '../loan-file/record.ts';
import { askVendor, askVendorInBackground } from './ask-vendor.ts';
import { VendorFailure } from './call.ts';
import { clearFaults, orderFault } from './faults.ts';

const schema = z.strictObject({ outcome: z.enum(['ANSWERED', 'ERROR']) });

onOneDatabase('a vendor request of a job', (open) => {
  let context: Context;
  let queued: { name: string; seconds: number | undefined }[];
  let questions: string[];
  let answers: string[];
  beforeAll(async () => {
    const whole = await createTestContext(await open());
    context = {
      ...whole,
      jobs: {
        ...whole.jobs,
        send: async (_trx, name, _job, seconds) => void queued.push({ name, seconds }),
        queueBackgroundJob: async (_trx, name, _id, seconds) => void queued.push({ name, seconds }),
      },
    };
  });
  beforeEach(async () => {
    [queued, questions, answers] = [[], [], []];
    await clearFaults(context.db);
  });

  /** A loan whose own jobs don't count. */
  async function createLoan(...moreFacts: Fact[]): Promise<Loan> {
    const loan = await openLoan(context, {}, ...moreFacts);
    queued = [];
    return loan;
  }
  const buildFloodJob = ({ uuid }: Loan): GateJob => ({ uuid, gate: 'flood', attempt: 1, key: `${uuid}:flood:1` });
  const buildQuestion = (fails: VendorFailure | null = null) => ({
    kind: 'flood' as const,
    op: 'flood.determine' as const,
    schema,
    ask: async ({ key }: { key: string }) => {
      questions.push(key);
      if (fails) throw fails;
      return { outcome: 'ANSWERED' };
    },
    onAnswer: async ({ outcome }: z.output<typeof schema>) => void answers.push(outcome),
  });
  const fetchTask = ({ uuid }: Loan) =>
    ({ backgroundJob: 'post-letter', id: 'letter', uuid, attempt: 1, key: `letter:${uuid}` }) as const;

  test('is sent once under its key, however often the job runs', async () => {
    const job = buildFloodJob(await createLoan());
    await askVendor(context, job, buildQuestion());
    await askVendor(context, job, buildQuestion());
    expect(questions).toEqual([job.key]);
    expect(answers).toEqual(['ANSWERED', 'ANSWERED']);
  });

  test('passes on an answer twice when it arrives twice', async () => {
    const job = buildFloodJob(await createLoan());
    await orderFault(context.db, 'flood', 'duplicate', 1, 0);
    await askVendor(context, job, buildQuestion());
    expect(questions).toEqual([job.key]);
    expect(answers).toEqual(['ANSWERED', 'ANSWERED']);
  });

  test('sends no request about an ended file, unless it is marked for that', async () => {
    const loan = await createLoan(facts.withdrawn);
    await askVendor(context, buildFloodJob(loan), buildQuestion());
    expect(questions).toEqual([]);
    await askVendorInBackground(context, fetchTask(loan), { ...buildQuestion(), evenIfEnded: true });
    expect(questions).toEqual([fetchTask(loan).key]);
    expect(answers).toEqual(['ANSWERED']);
  });

  test('is not sent again when the file ends between two tries', async () => {
    const loan = await createLoan();
    const failing = buildQuestion(new VendorFailure('UNAVAILABLE', 'flood'));
    await askVendor(context, buildFloodJob(loan), {
      ...failing,
      ask: async (meta) => {
        await record(context, loan.uuid, () => [facts.withdrawn], WORKER_META);
        return failing.ask(meta);
      },
    });
    expect(questions).toHaveLength(1);
    expect(answers).toEqual([]);
  });

  test('is tried three times, then left to the queue', async () => {
    const job = buildFloodJob(await createLoan());
    const failure = new VendorFailure('UNAVAILABLE', 'flood');
    await expect(askVendor(context, job, buildQuestion(failure))).rejects.toBe(failure);
    expect(questions).toEqual([job.key, job.key, job.key]);
    expect(queued).toEqual([]);
  });

  test('continues with a substitute answer when the vendor can’t be reached', async () => {
    const job = buildFloodJob(await createLoan());
    await askVendor(context, job, {
      ...buildQuestion(new VendorFailure('UNAVAILABLE', 'flood')),
      onFailure: () => ({ outcome: 'ERROR' as const }),
    });
    expect(answers).toEqual(['ERROR']);
  });

  test.each([
    { by: 'a gate', name: 'flood.determine' },
    { by: 'a background job', name: 'post-letter' },
  ])(
    'of $by is queued as $name for the announced time of a late answer, without a substitute',
    async ({ by, name }) => {
      const loan = await createLoan();
      const late = {
        ...buildQuestion(new VendorFailure('LATE', 'flood', 40)),
        onFailure: () => ({ outcome: 'ERROR' as const }),
      };
      await (by === 'a gate'
        ? askVendor(context, buildFloodJob(loan), late)
        : askVendorInBackground(context, fetchTask(loan), late));
      expect(questions).toHaveLength(1);
      expect(queued).toEqual([{ name, seconds: 40 }]);
      expect(answers).toEqual([]);
    },
  );
});
