import { readProperty } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { walkToGate } from '../../../test/walk-to-gate.ts';
import { getPersona, loadFacts, loadFactsOfType } from '../../../test/walk.ts';
import { loadDebts } from '../../records/liabilities/liabilities.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { prequalTitle } from './title.ts';

onOneDatabase('the land records', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const buildPersonaAt = (street: string, overrides: Partial<Persona> = {}): Persona => ({
    ...getPersona('found'),
    street: [street, 'Denver', 'CO', '80202'],
    ...overrides,
  });
  const walkToLiens = (persona: Persona) => walkToGate(server, persona, 'liens');
  const loadTitles = (uuid: string) => loadFactsOfType(server, uuid, 'PrequalTitleReturned');
  const loadLiens = async (uuid: string) =>
    (await loadDebts(server.context.vault, server.context.db, uuid)).filter((debt) => debt.kind === 'LIEN');

  test('match the mortgage of the credit report as one lien, and put no owner’s name in a fact [OP-D-067]', async () => {
    const { uuid, send } = await walkToLiens(buildPersonaAt('1600 Larimer Street'));
    expect(await loadTitles(uuid)).toMatchObject([
      { attempt: 1, vesting: 'SOLE', texas: null, lastTransferOn: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(JSON.stringify((await loadFacts(server, uuid)).map((fact) => fact.data))).not.toMatch(/Maria|Delgado/);
    expect(await loadLiens(uuid)).toMatchObject([
      { source: 'CREDIT', creditorName: 'Summit Federal', answer: null, required: false },
    ]);
    expect(await send(readProperty)).toMatchObject({ ownersOnTitle: ['Maria Delgado'] });
  });

  test('add a lien missing from the credit report, with its recorded amount', async () => {
    const { uuid } = await walkToLiens(buildPersonaAt('24 Second Lien Lane'));
    expect(
      (await loadLiens(uuid)).map(({ source, creditorName, mask, position, balanceCents }) => [
        source,
        creditorName,
        mask,
        position,
        balanceCents,
      ]),
    ).toEqual([
      ['CREDIT', 'Summit Federal', expect.any(String), 1, expect.any(Number)],
      ['COUNTY', 'Mesa Valley Credit Union', '0872', 2, 3_000_000],
    ]);
  });

  test('are read once however often the job runs', async () => {
    const { uuid } = await walkToLiens(buildPersonaAt('24 Second Lien Lane'));
    const job = { uuid, gate: 'prequal-title', attempt: 1, key: `${uuid}:prequal-title:1` } as const;
    await Promise.all([prequalTitle(job, server.context), prequalTitle(job, server.context)]);
    expect([(await loadTitles(uuid)).length, (await loadLiens(uuid)).length]).toEqual([1, 2]);
    const ledger = (await server.context.vendors.gateway.ledger.list(uuid)).filter(
      (row) => row.op === 'property.prequalTitle',
    );
    expect(ledger.map((row) => [row.idempotencyKey, row.outcome])).toEqual([[job.key, 'FOUND']]);
  });

  test('name a Texas homestead’s (a)(6) loan to pay off and the first day to sign', async () => {
    const tex = {
      ...getPersona('texas-homestead'),
      street: ['26 Home Equity Street', 'Austin', 'TX', '78701'] as const,
    };
    const { uuid } = await walkToLiens(tex);
    expect(await loadTitles(uuid)).toMatchObject([
      { texas: { openA6Lien: true, notBefore: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) } },
    ]);
    expect(await loadLiens(uuid)).toMatchObject([
      { required: false, marked: false },
      { creditorName: 'Pecan Home Credit', required: true, marked: true },
    ]);
  });

  test('require no payoff for a Texas homestead without an (a)(6) loan', async () => {
    const { uuid } = await walkToLiens(getPersona('texas-homestead'));
    expect(await loadTitles(uuid)).toMatchObject([{ texas: { openA6Lien: false, notBefore: null } }]);
  });
});
