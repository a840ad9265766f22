import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { logIn, readStatus } from '@lintel/contract';
import { isSettledStatus } from '@lintel/domain';
import pg from 'pg';
import { buildUrl } from '../apps/server/src/sandbox/client.ts';
import { openWorld, type World } from '../e2e/world.ts';
import { environment, node26, root } from '../tools/node26.mjs';
import { startPostgres } from '../tools/postgres.ts';
import { loadGoldenMoments } from './golden.ts';
import { buildGetRequest, measureRequestsPerSecond } from './load.ts';
import { FILES, insertFiles } from './many-files.ts';
import { median } from './median.ts';

/** Short alternating slices: other load on the machine affects both equally. */
const ROUNDS = 9;
const ROUND_MS = 120;
const FIRST_WARM_UP_MS = 4000;
const WARM_UP_MS = 300;
const POSTS_CONDITION: ReadonlySet<string> = new Set([
  'ConditionPosted',
  'SigningDeclined',
  'LiensConfirmed',
  'FloodDetermined',
]);
const LEAST_RATIO = 0.45;
/** A server with sweeps at production's pace. */
const PACED = 'bench/paced-server.ts';

/**
 * Compares the status poll with a bare Fastify route and one indexed read, on PostgreSQL with 16 connections, at each
 * polled status, and prints the result.
 */
export async function measureStatusPoll(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Status poll not measured: ${database.missing}`);
  process.env['LINTEL_POSTGRES'] = database.url;
  const world = await openWorld('postgres', { QUOTAS: '1000000', LOG_LEVEL: 'error' }, PACED);
  const bare = await startBareServer(world.databaseUrl ?? '');
  const db = new pg.Client({ connectionString: world.databaseUrl ?? '' });
  await db.connect();
  try {
    const poll = await openPoll(world);
    const route = buildGetRequest(`http://127.0.0.1:${bare.port}/bare/${poll.uuid}`, {});
    const [ratios, cpu]: [number[], number[]] = [[], []];
    // Both are compiled before the first gate is measured.
    for (const target of [poll.request, route]) await measureRequestsPerSecond(target, FIRST_WARM_UP_MS);
    let sequence = 10_000;
    for (const { status, gate, file, facts } of loadGoldenMoments().filter(
      (moment) => !isSettledStatus(moment.status),
    )) {
      await db.query(
        'update application set projection = $2, status = $3, gate = $4, version = version + $5 where uuid = $1',
        [poll.uuid, JSON.stringify(file), status, gate, facts.length],
      );
      // A condition's text includes when it was posted.
      for (const { type, data } of facts.filter((fact) => POSTS_CONDITION.has(fact.type))) {
        await db.query(`insert into fact values ($1, $2, $3, $4, now(), 'worker', 'bench', 'bench', '', '')`, [
          poll.uuid,
          (sequence += 1),
          type,
          JSON.stringify(data),
        ]);
      }
      await measureRequestsPerSecond(poll.request, WARM_UP_MS);
      const rates = await measureAlternating(
        { request: poll.request, pid: world.pid() },
        { request: route, pid: bare.process.pid ?? 0 },
      );
      ratios.push(rates.ratio);
      cpu.push(rates.cpuRatio);
      console.log(
        `  ${status} (${gate}): ${rates.one.toFixed(0)} polls/s, bare ${rates.other.toFixed(0)}/s, ratio ${rates.ratio.toFixed(2)}; processor time of the server ${rates.oneCpu.toFixed(0)} µs a poll, bare ${rates.otherCpu.toFixed(0)} µs, ratio ${rates.cpuRatio.toFixed(2)}`,
      );
    }
    const worst = Math.min(...ratios);
    console.log(
      `Processor time of the server, bare route over poll: worst ${Math.min(...cpu).toFixed(2)}, median ${median(cpu).toFixed(2)}; it depends less on what else the machine does. Load ${loadavg()[0]?.toFixed(1)}.`,
    );
    console.log(
      `Status poll beside a bare route with one indexed read: worst ${worst.toFixed(2)}, median ${median(ratios).toFixed(2)} over ${ratios.length} gates; at least ${LEAST_RATIO}: ${worst >= LEAST_RATIO ? 'yes' : 'no'}`,
    );
  } catch (error) {
    console.log(world.log().slice(-4000));
    throw error;
  } finally {
    await db.end();
    bare.process.kill();
    await world.stop();
    await database.stop();
  }
}

interface Target {
  readonly request: ReturnType<typeof buildGetRequest>;
  readonly pid: number;
}

/**
 * Returns the requests per second of two servers, measured alternately, and microseconds of their CPU time per request.
 * Ratios are first over second for requests, second over first for time.
 */
async function measureAlternating(one: Target, other: Target, rounds = ROUNDS) {
  const rates = { one: [] as number[], other: [] as number[], ratio: [] as number[] };
  const cost = { one: { requests: 0, cpu: 0 }, other: { requests: 0, cpu: 0 } };
  const slice = async (name: 'one' | 'other', { request, pid }: Target): Promise<number> => {
    const [before, began] = [readCpuSeconds(pid), performance.now()];
    const rate = await measureRequestsPerSecond(request, ROUND_MS);
    cost[name].requests += (rate * (performance.now() - began)) / 1000;
    cost[name].cpu += readCpuSeconds(pid) - before;
    return rate;
  };
  for (let round = 0; round < rounds; round += 1) {
    // The first server in a round inherits the leftovers of the round before, so the order alternates.
    const first = round % 2 === 0 ? await slice('one', one) : undefined;
    const second = await slice('other', other);
    const rate = first ?? (await slice('one', one));
    rates.one.push(rate);
    rates.other.push(second);
    rates.ratio.push(rate / second);
  }
  const [oneCpu, otherCpu] = [(cost.one.cpu / cost.one.requests) * 1e6, (cost.other.cpu / cost.other.requests) * 1e6];
  return {
    one: median(rates.one),
    other: median(rates.other),
    ratio: median(rates.ratio),
    oneCpu,
    otherCpu,
    cpuRatio: otherCpu / oneCpu,
  };
}

/**
 * Returns the seconds of CPU time that a process has used, over all threads (proc(5): utime and stime, in hundredths).
 */
function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const LEAST_KEPT = 0.9;
const MANY_ROUNDS = 21;

/**
 * Prints how much of its rate the poll keeps with 100,000 loan files: two servers, each with its own database,
 * alternating in one run.
 */
export async function measurePollOfMany(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Poll of many files not measured: ${database.missing}`);
  process.env['LINTEL_POSTGRES'] = database.url;
  const worlds = [
    await openWorld('postgres', { QUOTAS: '1000000', LOG_LEVEL: 'error' }, PACED),
    await openWorld('postgres', { QUOTAS: '1000000', LOG_LEVEL: 'error' }, PACED),
  ] as const;
  try {
    const [few, many] = [await openPoll(worlds[0]), await openPoll(worlds[1])];
    const db = new pg.Client({ connectionString: worlds[1].databaseUrl ?? '' });
    await db.connect();
    await insertFiles(db, many.uuid);
    await db.end();
    for (const { request } of [few, many]) await measureRequestsPerSecond(request, 500);
    const rates = await measureAlternating(
      { request: many.request, pid: worlds[1].pid() },
      { request: few.request, pid: worlds[0].pid() },
      MANY_ROUNDS,
    );
    console.log(
      `Status poll with ${FILES} files: ${rates.one.toFixed(0)}/s, with few ${rates.other.toFixed(0)}/s, kept ${rates.ratio.toFixed(2)} (processor time ${rates.cpuRatio.toFixed(2)}), load ${loadavg()[0]?.toFixed(1)}; at least ${LEAST_KEPT}: ${rates.ratio >= LEAST_KEPT ? 'yes' : 'no'}`,
    );
  } finally {
    for (const world of worlds) await world.stop();
    await database.stop();
  }
}

/** Logs in a new borrower with offers, and returns their loan file with the request that polls its status. */
export async function openPoll(world: World): Promise<{ uuid: string; request: ReturnType<typeof buildGetRequest> }> {
  const persona = await fetch(`${world.sandbox}/_sandbox/personas/found`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ until: 'OFFER_SELECTION' }),
  });
  const { email, password, uuid } = (await persona.json()) as { email: string; password: string; uuid: string };
  const login = await fetch(`${world.address}${buildUrl(logIn)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-org': 'FIGURE' },
    body: JSON.stringify({ email, password }),
  });
  const headers = { authorization: login.headers.get('authorization') ?? '', 'x-org': 'FIGURE' };
  return {
    uuid,
    request: buildGetRequest(`${world.address}${buildUrl(readStatus, { params: { uuid } })}`, headers),
  };
}

async function startBareServer(databaseUrl: string): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(node26(), ['bench/bare-server.ts'], {
    cwd: root,
    env: environment({ DATABASE_URL: databaseUrl }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [port] = (await once(lines, 'line')) as [string];
  return { process: child, port: Number(port) };
}
