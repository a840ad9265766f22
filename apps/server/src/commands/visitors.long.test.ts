import { expect, test } from 'vitest';
import { makeDataDir } from '../../test/database.ts';
import { listRunning } from '../features/experiments/store.ts';
import { findPartner } from '../features/prepop/store.ts';
import { readConfig } from '../kernel/config/config.ts';
import { openStore } from '../kernel/db/open.ts';
import { experimentCommand } from './experiment.ts';
import { addPartnerCommand, removePartnerCommand } from './partner.ts';

test('adds a partner once with a key that works, and starts, changes and stops an experiment', async () => {
  const env = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: await makeDataDir() };
  const partner = { organisation: 'FIGURE', name: 'RateHarbor' };
  const [, key = ''] = /\n {2}([\w-]{32})\n/.exec(await addPartnerCommand(env, partner)) ?? [];
  await expect(addPartnerCommand(env, { ...partner, name: 'rateharbor' })).rejects.toThrow('already has a partner');
  const experiment = { organisation: 'FIGURE', name: 'short-form' };
  const run = (variations: readonly string[], name = 'short-form') =>
    experimentCommand(env, { ...experiment, name, variations });
  for (const wrong of [['control'], ['control=0'], ['control=50', 'Variation=50']])
    await expect(run(wrong)).rejects.toThrow('Usage');
  await run(['control=50', 'variation=50']);
  await run(['control=90', 'variation=10']);
  await run(['control=1'], 'other');
  await run([], 'other');
  await expect(run([], 'other')).rejects.toThrow('No experiment other is running');
  const store = await openStore(readConfig(env), () => undefined);
  try {
    expect(await findPartner(store.db, 'FIGURE', key)).toBeDefined();
    expect(await listRunning(store.db, 'FIGURE')).toEqual([
      {
        name: 'short-form',
        variations: [
          { variation: 'control', weight: 90 },
          { variation: 'variation', weight: 10 },
        ],
      },
    ]);
  } finally {
    await store.close();
  }
}, 180_000);

test('removes a partner, whose key stops working', async () => {
  const env = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: await makeDataDir() };
  const partner = { organisation: 'FIGURE', name: 'RateHarbor' };
  const [, key = ''] = /\n {2}([\w-]{32})\n/.exec(await addPartnerCommand(env, partner)) ?? [];
  await removePartnerCommand(env, { ...partner, name: 'rateharbor' });
  await expect(removePartnerCommand(env, partner)).rejects.toThrow('has no partner RateHarbor');
  const store = await openStore(readConfig(env), () => undefined);
  try {
    expect(await findPartner(store.db, 'FIGURE', key)).toBeUndefined();
  } finally {
    await store.close();
  }
}, 180_000);
