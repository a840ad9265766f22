import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { sayUntil, walkToSigned } from '../../test/to-signed.ts';
import { factsOfType, type Walked } from '../../test/walk.ts';

onOneDatabase('the right to cancel', (open) => {
  let server: TestApp;
  let maria: Walked;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    maria = await walkToSigned(server, 'found', 'rescission-notice');
  }, 60_000);

  test('goes from the last signature to the money and ends in an open line [OP-D-118]', async () => {
    expect(await maria.status()).toBe('RESCISSION');
    await sayUntil(server, maria.uuid, 'complete');
    expect(await maria.status()).toBe('COMPLETE');
    expect((await factsOfType(server, maria.uuid, 'ClockReached')).map(({ clock }) => clock)).toEqual(['RESCISSION', 'SATISFIED']);
  });
});
