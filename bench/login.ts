import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { logIn } from '@lintel/contract';
import { HASH_COST } from '../apps/server/src/identity/password.ts';
import { buildUrl } from '../apps/server/src/sandbox/client.ts';
import { openWorld, type World } from '../e2e/world.ts';
import { startPostgres } from '../tools/postgres.ts';
import { CONNECTIONS, measureLatencies, buildPostRequest, measureRequestsPerSecond } from './load.ts';
import { median, percentile } from './median.ts';
import { openPoll } from './status-poll.ts';

/** Long slices: a login takes tens of milliseconds. */
const ROUNDS = 7;
const ROUND_MS = 2000;
const WARM_UP_MS = 1500;
const LEAST_RATIO = 0.8;
const MOST_SLOWDOWN = 3;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/**
 * Compares logins a second over 16 connections with bare Argon2id hashes a second, by turns in one run, and the p99 of
 * the status call while they run with the p99 of an idle server, and prints both.
 */
export async function measureLogin(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Login not measured: ${database.missing}`);
  process.env['LINTEL_POSTGRES'] = database.url;
  const world = await openWorld('postgres', { QUOTAS: '1000000', LOG_LEVEL: 'error' }, 'bench/paced-server.ts');
  try {
    const poll = await openPoll(world);
    const login = await openLogin(world);
    await measureRequestsPerSecond(login, WARM_UP_MS);
    await measureLatencies(poll.request, WARM_UP_MS);
    const rates = { logins: [] as number[], hashes: [] as number[], ratio: [] as number[] };
    const waits = { idle: [] as number[], busy: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const hashes = await measureHashesPerSecond(ROUND_MS);
      const logins = await measureRequestsPerSecond(login, ROUND_MS);
      rates.hashes.push(hashes);
      rates.logins.push(logins);
      rates.ratio.push(logins / hashes);
      waits.idle.push(...(await measureLatencies(poll.request, ROUND_MS)));
      const [, busy] = await Promise.all([
        measureRequestsPerSecond(login, ROUND_MS),
        measureLatencies(poll.request, ROUND_MS),
      ]);
      waits.busy.push(...busy);
    }
    const ratio = median(rates.ratio);
    const [idle, busy] = [percentile(waits.idle, 0.99), percentile(waits.busy, 0.99)];
    console.log(
      `Logins: ${median(rates.logins).toFixed(1)}/s over ${CONNECTIONS} connections, bare Argon2id ${median(rates.hashes).toFixed(1)}/s, ratio ${ratio.toFixed(2)}; at least ${LEAST_RATIO}: ${ratio >= LEAST_RATIO ? 'yes' : 'no'}`,
    );
    console.log(
      `Status call during ${CONNECTIONS} concurrent logins: p99 ${busy.toFixed(1)} ms (median ${median(waits.busy).toFixed(1)}), idle p99 ${idle.toFixed(1)} ms (median ${median(waits.idle).toFixed(1)}), ${(busy / idle).toFixed(1)} times; at most ${MOST_SLOWDOWN}: ${busy <= MOST_SLOWDOWN * idle ? 'yes' : 'no'}. Load ${loadavg()[0]?.toFixed(1)}.`,
    );
  } catch (error) {
    console.log(world.log().slice(-4000));
    throw error;
  } finally {
    await world.stop();
    await database.stop();
  }
}

/** Returns the login request of a new borrower, with the right password. */
async function openLogin(world: World): Promise<ReturnType<typeof buildPostRequest>> {
  const persona = await fetch(`${world.sandbox}/_sandbox/personas/found`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ until: 'OFFER_SELECTION' }),
  });
  const { email, password } = (await persona.json()) as { email: string; password: string };
  return buildPostRequest(`${world.address}${buildUrl(logIn)}`, { 'x-org': 'FIGURE' }, { email, password });
}

/** Returns the Argon2id hashes per second with the cost of a login, as many at a time as there are connections. */
async function measureHashesPerSecond(milliseconds: number): Promise<number> {
  let done = 0;
  const began = performance.now();
  const parameters = { message: 'a long password', tagLength: 32, secret: randomBytes(32), ...HASH_COST };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < milliseconds) {
        await derive('argon2id', { ...parameters, nonce: randomBytes(16) });
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}
