import { randomUUID } from 'node:crypto';
import type { Fact } from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../test/context.ts';
import { onBothDatabases } from '../../test/database.ts';
import { WORKER_META, facts, openLoan } from '../../test/loans.ts';
import { valuation } from '../features/valuation/routes.ts';
import type { Context } from '../kernel/context.ts';
import { readApplication } from './applications.ts';
import { loanNow, loanToday, setLoanClock } from './clock.ts';
import { record } from './record.ts';
import { loadFacts } from './store.ts';
import { sweepClocks } from './sweep.ts';

const TUESDAY = new Date('2026-11-24T17:00:00.000Z');
const DAY = 86_400_000;
const daysAfterTuesday = (days: number): Date => new Date(TUESDAY.getTime() + days * DAY);

onBothDatabases('the loan clock', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open(), { features: [valuation] });
  });

  /** Builds a file with a counteroffer whose notice was mailed on Tuesday: its clock runs 90 days. */
  const withCounterOffer = async (): Promise<string> => {
    await setLoanClock(context, { pinnedAt: TUESDAY });
    const valued: Fact = {
      type: 'PropertyValued',
      data: {
        attempt: 1,
        outcome: 'VALUE',
        value: 300_000,
        range: { low: 290_000, high: 310_000 },
        confidence: 0.9,
        route: 'BPO',
      },
    };
    const priced: Fact = {
      type: 'OffersPriced',
      data: {
        attempt: 1,
        version: 1,
        outcome: 'WINBACK',
        reasons: ['CLTV'],
        cause: null,
        stands: false,
        worse: false,
        limit: null,
        offers: 'offers-1',
        ruleSet: 'test',
      },
    };
    const { uuid } = await openLoan(context, {}, facts.intake, facts.creditFound, facts.located, valued);
    const { file } = await record(
      context,
      uuid,
      ({ file: seen }) => [{ ...priced, data: { ...priced.data, attempt: seen.pricingInputsVersion } } as Fact],
      WORKER_META,
    );
    expect(file.offers.outcome).toBe('WINBACK');
    const notice: Fact = {
      type: 'NoticePosted',
      data: {
        notice: 'COUNTER_OFFER',
        person: 'BORROWER',
        how: 'MAIL',
        at: TUESDAY.toISOString(),
        due: daysAfterTuesday(90).toISOString(),
        letter: 'letter-1',
      },
    };
    await record(context, uuid, () => [notice], WORKER_META);
    return uuid;
  };

  test.each([
    ['2026-11-25T07:59:00.000Z', '2026-11-24'],
    ['2026-11-25T08:00:00.000Z', '2026-11-25'],
  ])("at %s is on the lender's own day, %s", async (instant, day) => {
    await setLoanClock(context, { pinnedAt: new Date(instant) });
    expect(await loanToday(context, context.db)).toBe(day);
  });

  test('stops when it is pinned, and otherwise runs with the database plus an offset', async () => {
    await setLoanClock(context, { pinnedAt: TUESDAY });
    expect(await loanNow(context, context.db)).toEqual(TUESDAY);
    await setLoanClock(context, { offsetMs: 90 * DAY });
    const ahead = (await loanNow(context, context.db)).getTime() - Date.now() - 90 * DAY;
    expect(Math.abs(ahead)).toBeLessThan(5000);
  });

  test('dates facts', async () => {
    await setLoanClock(context, { pinnedAt: TUESDAY });
    const { uuid } = await openLoan(context);
    expect((await loadFacts(context.db, uuid))[0]?.at).toEqual(TUESDAY);
  });

  test('stores a clock as a row, and records it once, when due', async () => {
    const uuid = await withCounterOffer();
    const fetchRows = () => context.db.selectFrom('clock').selectAll().where('application_uuid', '=', uuid).execute();
    expect(await fetchRows()).toEqual([{ application_uuid: uuid, clock: 'COUNTER_OFFER', due: daysAfterTuesday(90) }]);
    await setLoanClock(context, { pinnedAt: new Date(daysAfterTuesday(90).getTime() - 1) });
    expect(await sweepClocks(context)).toBe(0);
    await setLoanClock(context, { pinnedAt: daysAfterTuesday(90) });
    expect(await Promise.all([sweepClocks(context), sweepClocks(context)]).then(([one, two]) => one + two)).toBe(1);
    expect(await readApplication(context.db, uuid)).toMatchObject({ status: 'DECLINED', active: false });
    expect((await loadFacts(context.db, uuid)).slice(-2).map((fact) => fact.type)).toEqual([
      'ClockReached',
      'ApplicationDeclined',
    ]);
    expect(await fetchRows()).toEqual([]);
  });

  test('refunds a due appraisal fee before a clock ends the file [12 CFR 1026.40(h)]', async () => {
    const uuid = await withCounterOffer();
    await sql`update application set projection = jsonb_set(projection, '{appraisalFee,paid}', 'true') where uuid = ${uuid}`.execute(
      context.db,
    );
    const row = {
      uuid: randomUUID(),
      application_uuid: uuid,
      number: 1,
      amount_cents: 65_000,
      state: 'PAID' as const,
      sealed: Buffer.from(''),
      key_id: 'none',
      expires_at: TUESDAY,
      opened_at: TUESDAY,
      paid_at: TUESDAY,
    };
    await context.db
      .insertInto('appraisal_payment')
      .values({ ...row, refundable_until: daysAfterTuesday(91), refunded_at: null })
      .execute();
    await setLoanClock(context, { pinnedAt: daysAfterTuesday(90) });
    expect(await sweepClocks(context)).toBe(1);
    const ends = (await loadFacts(context.db, uuid)).slice(-3);
    expect(ends.map((fact) => fact.type)).toEqual(['FeeRefunded', 'ClockReached', 'ApplicationDeclined']);
    expect(JSON.parse(ends[0]?.data ?? '')).toEqual({ payment: row.uuid, amount: 650, reason: 'IN_TIME' });
  });

  test('removes a clock that is answered in time', async () => {
    const uuid = await withCounterOffer();
    await record(
      context,
      uuid,
      () => [{ type: 'ReducedOfferAccepted', data: { version: 1, payoffs: null } }],
      WORKER_META,
    );
    await setLoanClock(context, { pinnedAt: daysAfterTuesday(91) });
    await sweepClocks(context);
    expect((await readApplication(context.db, uuid))?.status).not.toBe('DECLINED');
  });
});
