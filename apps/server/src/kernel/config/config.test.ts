import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SHIPPED_TEST_KEYS } from './key-text.ts';
import { makeP12 } from './seal-key.ts';
import { StartRefused } from './start-refused.ts';

const createKey = (): string => randomBytes(32).toString('base64');
const PRODUCTION = {
  NODE_ENV: 'production',
  BRANDS: 'FIGURE',
  DATABASE_URL: 'postgres://lintel@db:5432/lintel',
  VAULT_KEY: createKey(),
  TOKEN_KEY: createKey(),
  PASSWORD_KEY: createKey(),
  SEAL_P12: makeP12('Seal of a test').toString('base64'),
};

describe('the configuration', () => {
  const EXTERNAL = {
    EXTERNAL_LOGIN_ORGS: 'FIGURE',
    EXTERNAL_LOGIN_ISSUER: 'https://login.example',
    EXTERNAL_LOGIN_CLIENT_ID: 'lintel',
    EXTERNAL_LOGIN_CLIENT_SECRET: 'secret',
  };

  test('has passwords for every lender, and an identity provider for those that are named [AUTH-001, OP-A-061]', () => {
    expect(readConfig(PRODUCTION).externalLogin).toEqual({});
    expect(readConfig({ ...PRODUCTION, ...EXTERNAL }).externalLogin).toEqual({
      FIGURE: { issuer: 'https://login.example', clientId: 'lintel', clientSecret: 'secret' },
    });
    const own = { EXTERNAL_LOGIN_ORGS: 'FIGURE,CMG', EXTERNAL_LOGIN_ISSUER_CMG: 'https://cmg.example' };
    expect(readConfig({ ...EXTERNAL, ...own }).externalLogin['CMG']).toMatchObject({
      issuer: 'https://cmg.example',
      clientId: 'lintel',
    });
  });

  test('without settings uses the sandbox’s identity provider, but never in production', () => {
    const { FIGURE } = readConfig({ EXTERNAL_LOGIN_ORGS: 'FIGURE' }).externalLogin;
    expect(FIGURE?.issuer).toBe('http://127.0.0.1:8081/oidc');
    expect(() => readConfig({ ...PRODUCTION, EXTERNAL_LOGIN_ORGS: 'FIGURE' })).toThrow(
      'EXTERNAL_LOGIN_ISSUER and EXTERNAL_LOGIN_CLIENT_ID and EXTERNAL_LOGIN_CLIENT_SECRET are missing: borrowers of FIGURE log in at an identity provider',
    );
  });

  test.each([
    [{ EXTERNAL_LOGIN_CLIENT_SECRET: '' }, 'EXTERNAL_LOGIN_CLIENT_SECRET is missing: borrowers of FIGURE'],
    [{ EXTERNAL_LOGIN_ISSUER: 'http://login.example' }, 'EXTERNAL_LOGIN_ISSUER contains "http://login.example"'],
    [{ EXTERNAL_LOGIN_ISSUER: 'http://127.0.0.1:9000' }, 'which is not the address of an identity provider'],
    [{ EXTERNAL_LOGIN_ORGS: 'NO_ONE' }, 'EXTERNAL_LOGIN_ORGS contains NO_ONE. There is no such lender.'],
  ])('production does not start with %j', (wrong, sentence) => {
    expect(() => readConfig({ ...PRODUCTION, ...EXTERNAL, ...wrong })).toThrow(sentence);
  });

  const TWILIO = {
    TWILIO_ORGS: 'FIGURE,CMG',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'auth',
    TWILIO_API_KEY_SID: 'SK1',
    TWILIO_API_KEY_SECRET: 'secret',
    TWILIO_SERVICE_SID: 'IS1',
  };

  test('has a Twilio account only for the lenders that are named, each with its own settings first', () => {
    expect(readConfig({}).twilio).toEqual({});
    const { FIGURE, CMG } = readConfig({ ...TWILIO, TWILIO_SERVICE_SID_CMG: 'IS2', TWILIO_REGION_CMG: 'ie1' }).twilio;
    expect(FIGURE).toMatchObject({ serviceSid: 'IS1', socketUrl: 'wss://tsock.us1.twilio.com/v3/wsconnect' });
    expect(CMG).toMatchObject({ serviceSid: 'IS2', restUrl: 'https://conversations.ie1.twilio.com' });
    expect(readConfig({ ...TWILIO, TWILIO_URL: 'http://127.0.0.1:9000/' }).twilio['FIGURE']).toMatchObject({
      restUrl: 'http://127.0.0.1:9000',
      socketUrl: 'ws://127.0.0.1:9000/v3/wsconnect',
    });
  });

  test.each([
    [{ TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN is missing: chats of FIGURE run at Twilio'],
    [{ TWILIO_ORGS: 'NO_ONE' }, 'TWILIO_ORGS contains NO_ONE. There is no such lender.'],
    [{ TWILIO_REGION: 'evil.example/' }, 'TWILIO_REGION contains "evil.example/"'],
    [{ TWILIO_URL: 'http://twilio.example' }, 'TWILIO_URL contains "http://twilio.example"'],
  ])('names what is wrong with Twilio in %j', (wrong, sentence) => {
    expect(() => readConfig({ ...TWILIO, ...wrong })).toThrow(sentence);
  });

  test('works without any variable: loopback, data in .data and a sandbox', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      sandboxPort: 8081,
      docs: true,
      sandboxVendors: true,
      quotas: 1,
    });
    expect(config.dataDir).toMatch(/[/\\]\.data$/);
  });

  test('in production has no sandbox, documentation or sandbox vendors unless set', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      sandboxPort: null,
      docs: false,
      sandboxVendors: false,
    });
    expect(readConfig({ ...PRODUCTION, DOCS: 'on', SANDBOX_VENDORS: 'on', SANDBOX_PORT: '9000' })).toMatchObject({
      sandboxPort: null,
      docs: true,
      sandboxVendors: true,
    });
  });

  test.each(['BRANDS', 'DATABASE_URL', 'VAULT_KEY', 'TOKEN_KEY', 'PASSWORD_KEY', 'SEAL_P12'])(
    'production without %s does not start and names it in the error',
    (name) => {
      const { [name as 'VAULT_KEY']: _left, ...rest } = PRODUCTION;
      expect(() => readConfig(rest)).toThrow(StartRefused);
      expect(() => readConfig(rest)).toThrow(new RegExp(`^${name} is missing`));
    },
  );

  test('production with one value for two keys does not start, old keys included', () => {
    expect(() => readConfig({ ...PRODUCTION, TOKEN_KEY: PRODUCTION.VAULT_KEY })).toThrow(
      'VAULT_KEY and TOKEN_KEY contain the same key',
    );
    expect(() => readConfig({ ...PRODUCTION, PASSWORD_KEY: `${createKey()},${PRODUCTION.TOKEN_KEY}` })).toThrow(
      'TOKEN_KEY and PASSWORD_KEY contain the same key',
    );
    expect(readConfig({ ...PRODUCTION, PASSWORD_KEY: `${createKey()},${createKey()}` }).keys.password).toHaveLength(2);
  });

  test('production without any variable lists everything missing, one line each', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /^BRANDS is missing.*\nDATABASE_URL is missing.*\nVAULT_KEY is missing.*\nTOKEN_KEY is missing.*\nPASSWORD_KEY is missing.*\nSEAL_P12 is missing.*$/,
    );
  });

  test.each(Object.entries(SHIPPED_TEST_KEYS))(
    'the %s test key refuses a start in production only',
    (_name, shipped) => {
      expect(() => readConfig({ ...PRODUCTION, VAULT_KEY: shipped })).toThrow(
        'VAULT_KEY is a test key from the repository',
      );
      expect(readConfig({ VAULT_KEY: shipped }).keys.vault).toHaveLength(1);
    },
  );

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL is not the address of a PostgreSQL server'],
    [{ VAULT_KEY: 'c2hvcnQ=' }, 'VAULT_KEY must be 32 bytes in base64'],
    [{ ALLOWED_ORIGINS: 'https://apply.example/' }, 'which is not an origin'],
    [{ ...PRODUCTION, TOKEN_KEY: Buffer.alloc(32).toString('base64') }, 'TOKEN_KEY is not random'],
    [{ SEAL_P12: Buffer.from('no key').toString('base64') }, 'SEAL_P12 is not a PKCS#12 file in base64'],
    [{ SEAL_P12: PRODUCTION.SEAL_P12, SEAL_PASSWORD: 'another' }, 'or SEAL_PASSWORD does not open it.'],
    [
      { PLAID_URL: 'https://sandbox.plaid.com', PLAID_CLIENT_ID: 'id' },
      'PLAID_SECRET is missing. Set all of PLAID_URL, PLAID_CLIENT_ID and PLAID_SECRET, or none.',
    ],
    [{ PLAID_SECRET: 'a secret' }, 'PLAID_URL and PLAID_CLIENT_ID are missing'],
    [
      { PLAID_URL: 'http://sandbox.plaid.com', PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'a secret' },
      'PLAID_URL is not the address of Plaid (https://production.plaid.com).',
    ],
    [
      {
        PLAID_URL: 'https://sandbox.plaid.com',
        PLAID_CLIENT_ID: 'id',
        PLAID_SECRET: 'a secret',
        PLAID_ORGS: 'FIGURE, NOBODY',
      },
      'PLAID_ORGS contains NOBODY. There is no such lender.',
    ],
    [{ BRANDS: 'FIGURE, NOBODY, NO_ONE' }, 'BRANDS contains NOBODY, NO_ONE. There is no such lender.'],
    [{ ...PRODUCTION, BRANDS: ' , ' }, 'BRANDS is missing'],
    [{ LOCALES: 'en-US, de-DE, english' }, 'LOCALES contains de-DE, english. The locales are en-US, en-XA.'],
    [{ ...PRODUCTION, LOCALES: 'en-US,en-XA' }, 'LOCALES contains en-XA, which is only for tests.'],
    [
      { ASSISTANT_URL: 'https://model.example/v1', ASSISTANT_KEY: 'a key', ASSISTANT_MODEL: 'small' },
      'Set ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL and ASSISTANT_ORGS together, or none of them.',
    ],
    [{ ASSISTANT_ORGS: 'NOBODY' }, 'ASSISTANT_ORGS contains NOBODY. There is no such lender.'],
    [{ NOTARY_URL: 'https://notary.example' }, 'Set both NOTARY_URL and NOTARY_KEY, or neither.'],
    [
      { NOTARY_URL: 'http://notary.example', NOTARY_KEY: 'a key' },
      'NOTARY_URL is not the address of a notary platform',
    ],
  ])('names what is wrong in %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  test('enables Plaid when it is set, for the named lenders or for all', () => {
    const env = { PLAID_URL: 'https://production.plaid.com/', PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'a secret' };
    expect(readConfig({}).plaid).toBeNull();
    expect(readConfig(env).plaid).toEqual({
      url: 'https://production.plaid.com',
      clientId: 'id',
      secret: 'a secret',
      organisations: null,
    });
    expect(readConfig({ ...env, PLAID_ORGS: 'FIGURE, HOMEPOINT' }).plaid?.organisations).toEqual([
      'FIGURE',
      'HOMEPOINT',
    ]);
  });

  test('enables a notary platform when it is set', () => {
    expect(readConfig({}).notary).toBeNull();
    expect(readConfig({ NOTARY_URL: 'https://notary.example/', NOTARY_KEY: 'a key' }).notary).toEqual({
      url: 'https://notary.example',
      key: 'a key',
    });
  });

  test('serves the named lenders in their order, and every lender outside production by default', () => {
    const listOrgCodes = (env: Record<string, string>) => readConfig(env).brands.map(({ orgCode }) => orgCode);
    expect(listOrgCodes({ ...PRODUCTION, BRANDS: 'HOMEPOINT, FIGURE' })).toEqual(['HOMEPOINT', 'FIGURE']);
    expect(listOrgCodes({ BRANDS: 'CMG' })).toEqual(['CMG']);
    expect(listOrgCodes({}).length).toBeGreaterThan(20);
  });

  test('uses the listed languages, and American English by default', () => {
    expect(readConfig({ LOCALES: 'en-US, en-XA' }).locales).toEqual(['en-US', 'en-XA']);
    expect(readConfig({}).locales).toEqual(['en-US']);
    expect(readConfig({ ...PRODUCTION, LOCALES: '' }).locales).toEqual(['en-US']);
  });

  test('never shows the key in an error', () => {
    const near = `${createKey()}AA`;
    expect(() => readConfig({ ...PRODUCTION, VAULT_KEY: near })).toThrow(
      /^VAULT_KEY must be 32 bytes in base64 \(openssl rand -base64 32\)\.$/,
    );
  });

  test('reads several keys newest first, so that an old one still opens what it sealed', () => {
    const [newer, older] = [createKey(), createKey()];
    expect(
      readConfig({ ...PRODUCTION, VAULT_KEY: `${newer}, ${older}` }).keys.vault?.map((bytes) =>
        bytes.toString('base64'),
      ),
    ).toEqual([newer, older]);
  });
});
