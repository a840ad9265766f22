import { expect } from '@playwright/test';
import type { World } from '../world.ts';
import { findLeaks, splitByTable, type Canaries } from './canaries.ts';
import { readDatabaseText } from './database-text.ts';
import { getKnownValues, rememberValues } from './known-values.ts';
import { readOutbox } from './sandbox.ts';

const TABLES = /^telemetry_/;

/** Adds the addresses to which the server sent messages, and the tokens of their links, to the known values. */
async function rememberOutbox(world: World): Promise<void> {
  for (const { to, links } of await readOutbox(world)) {
    rememberValues('an address of the outbox', to);
    rememberValues('the token of a link', ...links.map((link) => URL.parse(link)?.hash.slice(1) ?? ''));
  }
}

/**
 * Returns everything that a world measured and logged. Without the tables of a built-in database, which only its server
 * can open.
 */
async function readMeasurements(world: World): Promise<Record<string, string>> {
  const tables = world.databaseUrl ? splitByTable(await readDatabaseText(world.databaseUrl, TABLES)) : {};
  return {
    ...tables,
    'the log': world.log(),
    'bodies to the collector': world.exported(),
    ...(world.isRunning() && { 'the metrics': await world.metrics() }),
  };
}

/** Expects no value of any person of this world in its events, metrics, log and exports. */
export async function expectNoPersonalData(world: World): Promise<void> {
  if (world.isRunning()) await rememberOutbox(world);
  const places = await readMeasurements(world);
  const canaries = getKnownValues();
  expect(findLeaks(places, canaries), 'personal data in what this world measured').toEqual([]);
  expectSearchFinds(places, canaries);
}

/**
 * Expects content in every place and that `findLeaks` finds a planted value there: otherwise an empty result proves
 * nothing.
 */
function expectSearchFinds(places: Readonly<Record<string, string>>, canaries: Canaries): void {
  expect(places['the log'], 'the log has lines').toContain('"level"');
  if ('the metrics' in places) expect(places['the metrics'], 'the metrics count').toContain('lintel_');
  const names = Object.keys(canaries);
  for (const [index, [place, content]] of Object.entries(places).entries()) {
    const name = names[index % names.length] ?? '';
    const planted = { [place]: `${content}\n{"at":"${canaries[name]?.[0] ?? ''}"}` };
    expect(findLeaks(planted, { [name]: canaries[name] ?? [] }), 'a planted value').toEqual([`${name} in ${place}`]);
  }
}
