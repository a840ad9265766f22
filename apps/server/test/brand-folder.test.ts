import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setAddedBrands } from '@lintel/brands';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig, watchAddedBrands } from '../src/kernel/config/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { onOneDatabase } from './database.ts';

const FIRST_BANK = {
  schemaVersion: 1,
  orgCode: 'FIRST_BANK',
  status: 'live',
  name: { display: 'First Bank', legal: 'First Bank, N.A.' },
  hosts: { bases: ['first.example'] },
  colors: { primary: '#14584A' },
  logo: { light: 'logo.svg', alt: 'First Bank' },
  support: { phone: '+18885550100', email: 'help@first.example' },
  legal: { nmlsId: '77', lenderKind: 'national-bank', licensedStates: ['CO'] },
};
const PAGE = '/account/heloc/register-v2?org=FIRST_BANK';
const LOGO = '/account/heloc/assets/brands/FIRST_BANK/logo.svg';

onOneDatabase("a lender's folder in DATA_DIR/brands", (open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lenders-'));
  const folder = join(dataDir, 'brands', 'FIRST_BANK');
  let server: TestApp;
  let faults: string[];
  let stop: () => Promise<void>;

  function writeBrand(change: object = {}) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'brand.json'), JSON.stringify({ ...FIRST_BANK, ...change }));
  }
  const readTitle = async () => /<title>(.*?)<\/title>/.exec((await server.app.inject(PAGE)).body)?.[1];

  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { DATA_DIR: dataDir } });
    stop = watchAddedBrands(dataDir, (fault) => void faults.push(fault));
  });
  beforeEach(() => {
    faults = [];
  });
  afterAll(async () => {
    await stop();
    setAddedBrands([]);
  });

  test('is served by the running server, with its files [BRAND-006]', async () => {
    expect(await readTitle()).not.toBe('First Bank');
    expect((await server.app.inject(LOGO)).statusCode).toBe(404);
    writeBrand();
    await expect.poll(readTitle).toBe('First Bank');
    expect((await server.app.inject(LOGO)).headers['content-type']).toBe('image/svg+xml');
    expect((await server.app.inject(LOGO.replace('logo.svg', 'brand.json'))).statusCode).toBe(404);
    expect(faults).toEqual([]);
  });

  test('changes with its data, and keeps its last good data when they have an error', async () => {
    writeBrand({ name: { ...FIRST_BANK.name, display: 'First of Boulder' } });
    await expect.poll(readTitle).toBe('First of Boulder');
    writeBrand({ colors: { primary: 'green' } });
    await expect.poll(() => faults).toEqual(['FIRST_BANK: colors.primary must be a #rrggbb color']);
    expect(await readTitle()).toBe('First of Boulder');
  });

  test('stays when its folder is removed, because its applications need it', async () => {
    writeBrand();
    await expect.poll(readTitle).toBe('First Bank');
    rmSync(folder, { recursive: true });
    writeBrand({ orgCode: 'OTHER_BANK' });
    await expect.poll(() => faults).toContain('FIRST_BANK: its folder is not named OTHER_BANK');
    expect(await readTitle()).toBe('First Bank');
  });

  test.each<[string, object, string]>([
    ["the provider's place", { kind: 'main' }, 'kind must be partner, because the provider has its sites already'],
    [
      "another lender's host",
      { hosts: { bases: ['brightwell.example'] } },
      "hosts.bases: brightwell.example is HOMEPOINT's",
    ],
    [
      'a file that is missing',
      { logo: { light: 'other.svg', alt: 'First' } },
      "other.svg is not in the brand's folder",
    ],
  ])('is refused with %s', async (_, change, fault) => {
    writeBrand(change);
    await expect.poll(() => faults).toContain(`FIRST_BANK: ${fault}`);
  });

  test('is served next to the lenders that BRANDS names', () => {
    writeBrand();
    const config = readConfig({ DATA_DIR: dataDir, BRANDS: 'HOMEPOINT' });
    expect(config.brands.map(({ orgCode }) => orgCode)).toEqual(['HOMEPOINT', 'FIRST_BANK']);
    expect(config.brands).toBe(config.brands);
  });
});
