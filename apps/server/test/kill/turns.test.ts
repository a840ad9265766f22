import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { BORROWER, type Fact } from '@lintel/domain';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { describe, expect, inject, test } from 'vitest';
import { inLongRun, isLongRun } from '../../../../tools/long-run.mjs';
import { getSmsPrompt } from '../../src/features/comms-prefs/prompts.ts';
import { openPostgres, type Store } from '../../src/kernel/db/open.ts';
import { setLoanClock } from '../../src/loan-file/clock.ts';
import { record } from '../../src/loan-file/record.ts';
import { FAULT_MODES, orderFault } from '../../src/vendors/faults.ts';
import { readOutbox } from '../../src/vendors/outbox.ts';
import { changeAccount } from '../account.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { runCleanups } from '../cleanup.ts';
import { newLoan } from '../creation.ts';
import { cloneDatabase } from '../database.ts';
import { openMailServer, type MailServer } from '../mail-server.ts';
import { createChance, type Chance } from './chance.ts';
import { simulateOutage, skipRetryDelays } from './outage.ts';

/**
 * In each of the two runs, a small number for each run of the suite. `LINTEL_TURN_KILLS=60` takes about five minutes on
 * two cores.
 */
const KILLS = Number(process.env['LINTEL_TURN_KILLS'] ?? inLongRun(16, 2));
const SEED = Number(process.env['LINTEL_KILL_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const WORKER = join(import.meta.dirname, 'turns-worker.ts');
const TUESDAY = new Date('2026-11-17T18:00:00Z');

const CONDITION_POSTED: Fact = {
  type: 'ConditionPosted',
  data: {
    id: 'one',
    category: 'GENERIC_DOCUMENT_REQUEST',
    blocks: 'NOW',
    askBorrower: true,
    person: BORROWER,
    documents: ['A bill'],
    text: 'Please send a bill.',
    deadline: null,
  },
};

interface MailWorker {
  /** Resolves to true once it works, to false when it was killed before. */
  readonly begin: () => Promise<boolean>;
  readonly kill: () => Promise<void>;
}

function spawnWorker(url: string, smtp: string): MailWorker {
  const child: ChildProcess = spawn(process.execPath, [WORKER, url, smtp], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin?.on('error', () => undefined);
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const waitForLine = (what: string): Promise<boolean> =>
    Promise.race([
      gone.then(() => false),
      new Promise<boolean>((resolve) => lines.on('line', (line) => line === what && resolve(true))),
    ]);
  const loaded = waitForLine('loaded');
  return {
    async begin() {
      await loaded;
      const ready = waitForLine('ready');
      child.stdin?.write('begin\n');
      return ready;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** A message as it arrived: the recipient, the channel, and its identity. */
interface ReceivedMail {
  readonly to: string;
  readonly channel: string;
  readonly id: string;
}

interface Person {
  readonly uuid: string;
  readonly email: string;
  readonly phone: string;
}

/** Everyone should have one email and one text. A repeat under the same ID is the same message. */
function countFindings(
  people: readonly Person[],
  arrived: readonly ReceivedMail[],
): { lost: string[]; twice: string[]; repeated: number } {
  const owed = people.flatMap(({ email, phone }) => [`MAIL ${email}`, `SMS ${phone}`]);
  const byRecipient = Map.groupBy(arrived, ({ channel, to }) => `${channel} ${to}`);
  const countIds = (recipient: string) => new Set(byRecipient.get(recipient)?.map(({ id }) => id)).size;
  return {
    lost: owed.filter((recipient) => countIds(recipient) === 0),
    twice: owed.filter((recipient) => countIds(recipient) > 1),
    repeated: arrived.length - [...byRecipient.keys()].reduce((sum, recipient) => sum + countIds(recipient), 0),
  };
}

/** A person with an application and their own number, who agreed to texts. */
async function createApplicant(server: TestApp, index: number): Promise<Person> {
  const { uuid, email, identityUuid } = await newLoan(server);
  const phone = `303555${String(1000 + index)}`;
  await changeAccount(server.context, identityUuid, { phone });
  await server.context.db
    .insertInto('message_consent')
    .values({
      identity_uuid: identityUuid,
      prompt_uuid: getSmsPrompt('SMS_TRANSACTIONAL').uuid,
      opted: 'OPT_IN',
      source: 'test',
    })
    .execute();
  return { uuid, email, phone };
}

/** Returns messages that the sandbox has and no one recorded as sent, because the worker died in between. */
const countUnrecorded = async (store: Store): Promise<number> => {
  const rows = await store.db
    .selectFrom('turn_letter')
    .innerJoin('outbox', (join) => join.on(sql<boolean>`outbox.key = 'turn:' || turn_letter.key`))
    .select('turn_letter.key')
    .where('turn_letter.state', '=', 'QUEUED')
    .execute();
  return rows.length;
};

const listOpenJobs = (store: Store) =>
  store.db.selectFrom('turn_letter').select('key').where('state', '=', 'QUEUED').where('number', '=', 0).execute();

/** Moments around the sending of a message. KEPT: the remote side has stored it, and the worker doesn't know yet. */
const MOMENTS = ['MAIL', 'RCPT', 'DATA', 'DOT', 'KEPT'] as const;
type Moment = (typeof MOMENTS)[number];

/** Reports each moment, as the remote side sees it. */
function trackMoments() {
  let waiting: { readonly moment: Moment; readonly come: () => void } | undefined;
  const reportMoment = (moment: Moment): void => {
    if (waiting?.moment === moment) waiting.come();
  };
  /** Resolves at that moment, or after 3 seconds. */
  const waitForMoment = async (moment: Moment): Promise<void> => {
    const come = new Promise<void>((resolve) => {
      waiting = { moment, come: resolve };
    });
    await Promise.race([come, wait(3000)]);
    waiting = undefined;
  };
  return { seen: reportMoment, next: waitForMoment };
}

/** Waits until the sandbox has another message. Its answer is held back, so the worker doesn't know yet. */
async function waitForHeldMessage(store: Store): Promise<void> {
  const count = async () => (await store.db.selectFrom('outbox').select('key').execute()).length;
  const before = await count();
  for (const end = Date.now() + 3000; Date.now() < end && (await count()) === before;) await wait(2);
}

/**
 * Kills the worker again and again while one person's turn after another starts. Then lets one live until nothing is
 * open.
 */
async function runThroughKills(
  url: string,
  smtp: (MailServer & { readonly next: (moment: Moment) => Promise<void> }) | null,
  chance: Chance,
): Promise<{ people: Person[]; arrived: ReceivedMail[]; between: number }> {
  const store = await openPostgres(url, 6);
  const supervisor = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  const workers = [spawnWorker(url, smtp?.url ?? ''), spawnWorker(url, smtp?.url ?? '')];
  try {
    await supervisor.start();
    const server = await createTestApp(store);
    await setLoanClock(server.context, { pinnedAt: TUESDAY });
    const people: Person[] = [];
    for (let index = 0; index < KILLS + 5; index += 1) people.push(await createApplicant(server, index));
    const waiting = [...people];
    const startTurn = async (): Promise<void> => {
      const one = waiting.pop();
      if (one)
        await record(server.context, one.uuid, () => [CONDITION_POSTED], {
          actor: { kind: 'staff', id: 'test' },
          requestId: one.uuid,
        });
    };
    let between = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      const worker = workers.shift()!;
      workers.push(spawnWorker(url, smtp?.url ?? ''));
      // Some die at their start, with leftovers of earlier workers; the others while they send a message.
      if (kills % 6 === 5) await Promise.race([worker.begin(), wait(chance.nextInteger(50, 400))]);
      else {
        await worker.begin();
        const moment = MOMENTS[kills % MOMENTS.length]!;
        if (!smtp)
          await orderFault(
            store.db,
            chance.next() < 0.5 ? 'mail' : 'sms',
            moment === 'KEPT' ? 'timeout' : chance.one(FAULT_MODES),
            1,
            moment === 'KEPT' ? 0.4 : 0.05,
          );
        const come = smtp
          ? smtp.next(moment)
          : moment === 'KEPT'
            ? waitForHeldMessage(store)
            : wait(chance.nextInteger(0, 120));
        await startTurn();
        await come;
      }
      await worker.kill();
      between += await countUnrecorded(store);
      await simulateOutage(store, supervisor);
    }
    while (waiting.length > 0) await startTurn();
    await workers[0]!.begin();
    const end = Date.now() + 300_000;
    while ((await listOpenJobs(store)).length > 0 && Date.now() < end) {
      await skipRetryDelays(store);
      await wait(200);
    }
    expect(await listOpenJobs(store)).toEqual([]);
    const outbox = (await readOutbox(store.db, server.context.vault))
      .filter(({ template }) => template.startsWith('turn.'))
      .map(({ channel, to }, index) => ({ channel, to, id: String(index) }));
    const handed = (smtp?.letters ?? []).map((letter) => ({
      channel: 'MAIL',
      to: /^To: (.*)$/m.exec(letter)?.[1] ?? '',
      id: /^Message-ID: (.*)$/m.exec(letter)?.[1] ?? '',
    }));
    return { people, arrived: [...outbox, ...handed], between };
  } finally {
    for (const one of workers) await one.kill();
    await supervisor.stop({ graceful: false, close: true });
    await runCleanups(store);
    await store.close();
  }
}

const postgres = inject('postgres');

describe.skipIf('missing' in postgres)('turn emails while their worker is killed', () => {
  const cloneTestDatabase = () => cloneDatabase('url' in postgres ? postgres.url : '');
  const say = (line: string): void => console.log(`turns, seed ${SEED}: ${line}`);

  test.each(isLongRun ? [KILLS] : [])(
    `%i kills around the sandbox's mail and text service, with their faults, lose nothing and send nothing twice`,
    { timeout: 1_200_000 },
    async () => {
      const { people, arrived, between } = await runThroughKills(await cloneTestDatabase(), null, createChance(SEED));
      const found = countFindings(people, arrived);
      say(
        `sandbox: ${KILLS} kills, ${between} times with a letter handed over and not noted, ${people.length} turns, lost ${found.lost.length}, twice ${found.twice.length}, repeated ${found.repeated}`,
      );
      expect(found).toEqual({ lost: [], twice: [], repeated: 0 });
      // The checks detect damage.
      expect(countFindings(people, arrived.slice(1)).lost).toHaveLength(1);
      expect(countFindings(people, [...arrived, { ...arrived[0]!, id: 'another' }]).twice).toHaveLength(1);
    },
  );

  test(
    `${KILLS} kills around an SMTP server lose nothing, and repeat an email only under its own Message-ID`,
    { timeout: 1_200_000 },
    async () => {
      const chance = createChance(SEED + 1);
      let refusals = 0;
      const { seen: loan, next } = trackMoments();
      const notifyKept = (): number => {
        loan('KEPT');
        return 60;
      };
      const smtp = await openMailServer({
        slow: { before: () => chance.nextInteger(0, 40), after: notifyKept },
        answer(command) {
          loan(command);
          // A temporary error: the message is retried.
          return command === 'RCPT' && (refusals += 1) % 7 === 3 ? '451 try later' : null;
        },
      });
      try {
        const { people, arrived, between } = await runThroughKills(
          await cloneTestDatabase(),
          { ...smtp, next },
          chance,
        );
        const found = countFindings(people, arrived);
        say(
          `SMTP: ${KILLS} kills, ${between} times with a text handed over and not noted, ${people.length} turns, lost ${found.lost.length}, twice ${found.twice.length}, handed over again under its own Message-ID ${found.repeated}`,
        );
        expect([found.lost, found.twice]).toEqual([[], []]);
        // Only a kill between the server's 250 and our record of it sends a message again: at most once for each kill.
        expect(found.repeated).toBeLessThanOrEqual(KILLS);
      } finally {
        await smtp.close();
      }
    },
  );
});
