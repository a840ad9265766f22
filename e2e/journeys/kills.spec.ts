import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openStore } from '../../apps/server/src/kernel/db/open.ts';
import { verifyChain } from '../../apps/server/src/loan-file/verify.ts';
import { PatientBorrower } from '../pages/patient-borrower.ts';
import { fault } from '../pages/sandbox.ts';
import { openWorld, type Store } from '../world.ts';

const KILLS = 25;
const AT_ONCE = 4;

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

/** What the database says afterwards, read without the server. */
async function whatIsKept(settings: { databaseUrl: string | null; dataDir: string }) {
  const store = await openStore(settings, () => {});
  try {
    const loans = await store.db
      .selectFrom('application')
      .select(['uuid', 'identity_uuid', 'status', 'version'])
      .execute();
    const verdicts = [];
    for (const { uuid } of loans) verdicts.push(await verifyChain(store.db, uuid));
    const facts = await store.db.selectFrom('fact').select(['application_uuid', 'type']).execute();
    const asked = await store.db
      .selectFrom('vendor_ledger')
      .select(['application_uuid', 'op', 'kind', 'attempt', 'asks', 'answered_at'])
      .execute();
    return { loans, verdicts, facts, asked };
  } finally {
    await store.close();
  }
}

for (const kind of ['postgres', 'pglite'] as const satisfies readonly Store[]) {
  test(`${KILLS} kills of the server on ${kind}, also in the middle of jobs: nothing acknowledged is lost, nothing is asked twice, one soft pull per attempt`, async () => {
    test.skip(kind === 'postgres' && !process.env['LINTEL_POSTGRES'], 'there is no PostgreSQL here');
    const world = await openWorld(kind);
    try {
      // Slow vendors make the time in which a job can be hit.
      for (const vendor of ['credit', 'property'])
        await fault(world, { kind: vendor, mode: 'slow', count: 1000, seconds: 0.3 });
      const borrowers: PatientBorrower[] = [];
      let over = false;
      const walks = Array.from({ length: AT_ONCE }, async () => {
        // One after another until the killing ends, then to the end of the way.
        while (!over || borrowers.length < AT_ONCE) {
          const borrower = new PatientBorrower(world);
          borrowers.push(borrower);
          await borrower.walk();
        }
      });
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Most lives are too short to take up what the last one left; a few are long enough.
        await wait(kill % 6 === 5 ? 8000 : randomInt(30, 1500));
        await world.kill();
        await world.start();
      }
      over = true;
      await Promise.all(walks);
      await world.halt();

      const kept = await whatIsKept({ databaseUrl: world.databaseUrl ?? null, dataDir: world.dataDir });
      const uuids = borrowers.map(({ uuid }) => uuid);
      expect(kept.loans.map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted());
      expect(new Set(kept.loans.map((loan) => loan.identity_uuid)).size).toBe(borrowers.length);
      expect(kept.verdicts.filter(({ ok }) => !ok)).toEqual([]);
      expect(kept.loans.map(({ status }) => status)).toEqual(borrowers.map(() => 'COLLECT_ADDITIONAL_INFO'));
      for (const { uuid, acknowledged } of borrowers) {
        expect(kept.loans.find((loan) => loan.uuid === uuid)!.version).toBeGreaterThanOrEqual(acknowledged);
        for (const once of ['ApplicationCreated', 'SoftCreditReturned', 'OfferSelected']) {
          expect(
            kept.facts.filter((fact) => fact.application_uuid === uuid && fact.type === once),
            `${once} of ${uuid}`,
          ).toHaveLength(1);
        }
      }
      const pulls = kept.asked.filter((row) => row.kind === 'credit');
      expect(new Set(pulls.map((row) => `${row.application_uuid} ${row.op} ${row.attempt}`)).size).toBe(pulls.length);
      expect(pulls.filter((row) => uuids.includes(row.application_uuid ?? ''))).toHaveLength(borrowers.length);
      // A question put again under its key was cut off by a kill: the kills did reach the inside of jobs.
      expect(kept.asked.filter(({ asks }) => asks > 1).length).toBeGreaterThan(0);
      console.log(
        `${kind}: ${borrowers.length} borrowers, ${kept.asked.filter(({ asks }) => asks > 1).length} questions cut off and put again, ${borrowers.reduce((sum, { again }) => sum + again, 0)} requests repeated`,
      );
    } finally {
      await world.stop();
    }
  });
}

test('a press that got no answer is answered from memory when it is repeated under its key [C3]', async () => {
  const world = await openWorld('pglite');
  try {
    const borrower = new PatientBorrower(world);
    await borrower.walk();
    const [first, second] = [await borrower.confirmAgain(), await borrower.confirmAgain()];
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  } finally {
    await world.stop();
  }
});
