import { openWorld } from '../e2e/world.ts';
import { median } from './median.ts';

const REQUESTS = 300;
const ROUNDS = 5;

/** Prints what a status poll costs beside a route that does nothing, one request after the other, in the same run. */
export async function measureStatusPoll(): Promise<void> {
  const world = await openWorld('pglite');
  try {
    const persona = await fetch(`${world.sandbox}/_sandbox/personas/found`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ until: 'OFFER_SELECTION' }) });
    const { email, password, uuid } = (await persona.json()) as { email: string; password: string; uuid: string };
    const login = await fetch(`${world.address}/identity-broker/customer/api/v3/login`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-org': 'FIGURE' }, body: JSON.stringify({ email, password }) });
    const headers = { authorization: login.headers.get('authorization') ?? '', 'x-org': 'FIGURE' };
    const poll = `${world.address}/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`;
    const ratios: number[] = [];
    const times: { poll: number[]; bare: number[] } = { poll: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const [polled, bare] = [await each(poll, headers), await each(`${world.address}/health`, {})];
      times.poll.push(polled);
      times.bare.push(bare);
      ratios.push(polled / bare);
    }
    console.log(`Status poll on PGlite: ${median(times.poll).toFixed(2)} ms, a bare route ${median(times.bare).toFixed(2)} ms; ratio ${median(ratios).toFixed(2)} (median of ${ROUNDS} rounds of ${REQUESTS})`);
  } finally {
    await world.stop();
  }
}

async function each(url: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now();
  for (let count = 0; count < REQUESTS; count += 1) {
    const reply = await fetch(url, { headers });
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    await reply.arrayBuffer();
  }
  return (performance.now() - from) / REQUESTS;
}
