import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../database.ts';
import { runClosingsThroughKills, collectClosingFindings, type ClosingRun } from './closing-lives.ts';

/** 25 take five minutes on two busy cores. */
const KILLS = Number(process.env['LINTEL_KILLS'] ?? 25);
const SEED = Number(process.env['LINTEL_KILL_SEED'] ?? Math.floor(Math.random() * 1_000_000));

const postgres = inject('postgres');
const say = (line: string): void => console.log(`closings, seed ${SEED}: ${line}`);

/** Adds damage of each kind, as a server that keeps no promise would. */
async function corruptRun({ store: { db }, killed }: ClosingRun): Promise<void> {
  const one = killed[0]?.borrowers.find(({ scenario }) => scenario.until === 'COMPLETE');
  if (!one) throw new Error('Nobody came to the end.');
  const { uuid } = one;
  const order = await db
    .selectFrom('sandbox_transfer')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sandbox_transfer')
    .values({ ...order, key: order.key.replace(/\d+$/, '2'), amount_cents: Number(order.amount_cents) })
    .execute();
  await sql`alter table signature_evidence disable trigger all`.execute(db);
  await sql`update signature_evidence set papers = papers + 1 where application_uuid = ${uuid} and paper = 'deed'`.execute(
    db,
  );
  await db.deleteFrom('servicing_record').where('application_uuid', '=', uuid).execute();
  const letter = await db
    .selectFrom('turn_letter')
    .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
    .select('turn_letter.key')
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'SENT')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('outbox').where('key', '=', `turn:${letter.key}`).execute();
}

test.skipIf('missing' in postgres)(
  `${KILLS} kills from the payout account to the open line, with vendor faults, lose and repeat nothing, and send no money early`,
  { timeout: 1_800_000 + KILLS * 10_000, retry: process.env['CI'] ? 1 : 0 },
  async () => {
    const url = await cloneDatabase('url' in postgres ? postgres.url : '');
    await runClosingsThroughKills(url, { kills: KILLS, seed: SEED, say }, async (closings) => {
      const found = await collectClosingFindings(closings);
      const { killed, kills, used, dataDir } = closings;
      const people = killed.flatMap(({ borrowers }) => borrowers);
      const clients = people.flatMap(({ client, others }) => [client, ...others.values()]);
      say(
        `${kills} kills, ${people.length} borrowers, ${clients.reduce((all, client) => all + client.acknowledged.length, 0)} writes answered, ${clients.reduce((all, client) => all + client.repeated(), 0)} requests repeated, ${people.reduce((all, { refused }) => all + refused.length, 0)} refused and looked at again`,
      );
      for (const [kind, modes] of Object.entries(used))
        say(
          `faults of ${kind}: ${Object.entries(modes)
            .map(([mode, count]) => `${mode} ${count}`)
            .join(', ')}`,
        );
      say(`half-written files that the next hour sweeps: ${readdirSync(join(dataDir, 'files', 'making')).length}`);
      say(`lost ${found.lost.length}, duplicate ${found.duplicate.length}, wrong ${found.wrong.length}`);
      expect(found).toEqual({ lost: [], duplicate: [], wrong: [] });
      expect(kills).toBeGreaterThanOrEqual(KILLS);
      // Kinds that each of them uses more than once or twice had faults.
      for (const kind of ['bank', 'title', 'notary', 'recording', 'mail'])
        expect([kind, Object.values(used[kind] ?? {}).some((count) => count > 0)]).toEqual([kind, true]);

      // The checks detect damage.
      await corruptRun(closings);
      const doctored = await collectClosingFindings(closings);
      expect(doctored.duplicate).toEqual(
        expect.arrayContaining([
          expect.stringContaining('2 orders to the bank'),
          expect.stringContaining('marked as sent, and was not'),
        ]),
      );
      expect(doctored.lost).toEqual(expect.arrayContaining([expect.stringContaining('served')]));
      expect(doctored.wrong).toEqual(
        expect.arrayContaining([
          expect.stringContaining('without evidence that BORROWER signed the deed'),
          expect.stringContaining('0 records for the servicer'),
          expect.stringContaining('cents left'),
        ]),
      );
    });
  },
);
