import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { isSettled } from '@lintel/domain';
import pg from 'pg';
import { openWorld, type World } from '../e2e/world.ts';
import { environment, node26, root } from '../tools/node26.mjs';
import { startPostgres } from '../tools/postgres.ts';
import { goldenMoments } from './golden.ts';
import { getRequest, requestsPerSecond } from './load.ts';
import { median } from './median.ts';

/** Short slices by turns: what else the machine does hits both alike. */
const ROUNDS = 9;
const ROUND_MS = 120;
const LEAST = 0.45;

/** Prints how the status poll compares with a bare Fastify route and one indexed read, on PostgreSQL with 16 connections, at each status that is polled. */
export async function measureStatusPoll(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Status poll not measured: ${database.missing}`);
  process.env['LINTEL_POSTGRES'] = database.url;
  const world = await openWorld('postgres', { QUOTAS: '1000000', LOG_LEVEL: 'error' });
  const bare = await openBare(world.databaseUrl ?? '');
  const db = new pg.Client({ connectionString: world.databaseUrl ?? '' });
  await db.connect();
  try {
    const poll = await openPoll(world);
    const route = getRequest(`http://127.0.0.1:${bare.port}/bare/${poll.uuid}`, {});
    const ratios: number[] = [];
    for (const { status, gate, file, facts } of goldenMoments().filter((moment) => !isSettled(moment.status))) {
      await db.query('update application set projection = $2, status = $3, gate = $4, version = version + $5 where uuid = $1', [poll.uuid, JSON.stringify(file), status, gate, facts.length]);
      await requestsPerSecond(poll.request, 50);
      const rates = { poll: [] as number[], bare: [] as number[], ratio: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const [polled, plain] = [await requestsPerSecond(poll.request, ROUND_MS), await requestsPerSecond(route, ROUND_MS)];
        rates.poll.push(polled);
        rates.bare.push(plain);
        rates.ratio.push(polled / plain);
      }
      ratios.push(median(rates.ratio));
      console.log(`  ${status} (${gate}): ${median(rates.poll).toFixed(0)} polls/s, bare ${median(rates.bare).toFixed(0)}/s, ratio ${median(rates.ratio).toFixed(2)}`);
    }
    const worst = Math.min(...ratios);
    console.log(`Status poll beside a bare route with one indexed read: worst ${worst.toFixed(2)}, median ${median(ratios).toFixed(2)} over ${ratios.length} gates; at least ${LEAST}: ${worst >= LEAST ? 'yes' : 'no'}`);
  } finally {
    await db.end();
    bare.process.kill();
    await world.stop();
    await database.stop();
  }
}

/** A borrower with offers, logged in, and the poll of their loan. */
export async function openPoll(world: World): Promise<{ uuid: string; request: ReturnType<typeof getRequest> }> {
  const persona = await fetch(`${world.sandbox}/_sandbox/personas/found`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ until: 'OFFER_SELECTION' }) });
  const { email, password, uuid } = (await persona.json()) as { email: string; password: string; uuid: string };
  const login = await fetch(`${world.address}/identity-broker/customer/api/v3/login`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-org': 'FIGURE' }, body: JSON.stringify({ email, password }) });
  const headers = { authorization: login.headers.get('authorization') ?? '', 'x-org': 'FIGURE' };
  return { uuid, request: getRequest(`${world.address}/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, headers) };
}

async function openBare(databaseUrl: string): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(node26(), ['bench/bare-server.ts'], { cwd: root, env: environment({ DATABASE_URL: databaseUrl }), stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [port] = (await once(lines, 'line')) as [string];
  return { process: child, port: Number(port) };
}
