import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { loadStatus } from '../src/loan-file/load-status.ts';
import type { TestApp } from './app.ts';

/**
 * Compares every status poll of a test, which may be cached, with a new computation from facts and rows. Returns the
 * number of compared polls and those that differed.
 */
export function comparePolls({ app, context }: TestApp): { compared: number; readonly different: string[] } {
  const result = { compared: 0, different: [] as string[] };
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      request.headers['x-compared'] ||
      reply.statusCode !== 200 ||
      !request.routeOptions.url?.endsWith('/:uuid/status')
    )
      return;
    const difference = await findDifference(String(payload));
    // Something may have been recorded in between, so a later poll decides.
    if (difference) {
      const repeated = await app.inject({
        method: 'GET',
        url: request.url,
        headers: { ...request.headers, 'x-compared': 'yes' },
      });
      const remains = repeated.statusCode === 200 && (await findDifference(repeated.payload));
      if (remains) result.different.push(remains);
    }
    result.compared += 1;

    async function findDifference(text: string): Promise<string | undefined> {
      const polled = JSON.parse(text) as { version: number };
      const row =
        (await readApplication(context.db, (request.params as { uuid: string }).uuid)) ?? expect.fail('no application');
      const computed: unknown = JSON.parse(
        JSON.stringify({ ...(await loadStatus(context, row)), version: row.version }),
      );
      return row.version === polled.version && !isSameJson(polled, computed)
        ? `${row.gate}: ${text} / ${JSON.stringify(computed)}`
        : undefined;
    }
  });
  return result;
}

function isSameJson(first: unknown, second: unknown): boolean {
  try {
    expect(first).toEqual(second);
    return true;
  } catch {
    return false;
  }
}
