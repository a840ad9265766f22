import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openStore } from '../db/open.ts';
import { verifyTrail } from '../audit/verify.ts';
import { inviteFromTerminal } from './from-terminal.ts';

test('the first person of a desk is invited at the terminal, once, and only where nobody has the data open', async () => {
  const env = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'invite-')) };
  const first = { email: 'first@lender.example', organisation: 'FIGURE', role: 'ADMIN', name: 'First Person' } as const;
  expect(await inviteFromTerminal(env, first)).toMatch(/\/desk\/account-setup\?org=FIGURE#[\w-]{32}\n/);
  expect(await inviteFromTerminal(env, first)).toMatch(/\/desk\/account-setup\?org=FIGURE#[\w-]{32}\n/);
  await expect(inviteFromTerminal(env, { ...first, organisation: 'NOBODY' })).rejects.toThrow('There is no lender NOBODY.');
  const store = await openStore(readConfig(env), () => undefined);
  try {
    await expect(inviteFromTerminal(env, first)).rejects.toThrow('Stop it, or give this one another DATA_DIR.');
    const staff = await store.db.selectFrom('staff').select(['permissions', 'invited_by', 'version']).execute();
    expect(staff).toMatchObject([{ invited_by: 'desk:invite', version: 2 }]);
    expect(staff[0]?.permissions).toContain('admin');
    expect(await verifyTrail(store.db)).toMatchObject({ ok: true, lastSequence: 2 });
  } finally {
    await store.close();
  }
}, 60_000);
