import { resolve } from 'node:path';
import { BRANDS, findBrand, listBrands, listAddedBrands, type Brand } from '@lintel/brands';
import { DEFAULT_LOCALE, isLocale, LIST_DAYS, LOCALES, PSEUDO_LOCALE, type Locale } from '@lintel/domain';
import { loadAddedBrands } from './brand-folder.ts';
import { readExternalProviders, type ExternalProvider } from './external-login.ts';
import { readKeyText, type KeyName } from './key-text.ts';
import { readCertificate, type SealKey } from './seal-key.ts';
import { StartRefused } from './start-refused.ts';
import { MISSING } from './start-words.en.ts';
import { readTwilioAccounts, type TwilioAccount } from './twilio.ts';
import { VENDOR_KINDS, type VendorKind } from './vendor-kinds.ts';

/** A model server for the assistant, and the limits of its use. */
export interface ModelServer {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  /** The lenders whose questions it gets. Nothing of any other lender is sent to it. */
  readonly organisations: readonly string[];
  /** Questions of one lender that it gets at a time, over all replicas. */
  readonly atOnce: number;
  /** Questions of one lender that it gets in a day (UTC). */
  readonly daily: number;
}

/** The environment, read once at the start. All other code receives this object. */
export interface Config {
  readonly production: boolean;
  /**
   * The lenders of this server. It treats every other lender as unknown. The same array until an added brand
   * changes.
   */
  readonly brands: readonly Brand[];
  /** Code of the lender on hosts that belong to none, and of the sandbox's personas. */
  readonly defaultBrand: string;
  /** The languages of pages, emails and texts. A reader of another one gets American English. */
  readonly locales: readonly Locale[];
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Address of a PostgreSQL 15 or newer. Null means PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Loopback port of the sandbox panel. Null means no panel. */
  readonly sandboxPort: number | null;
  /** Keys from the environment, newest first. A missing key is created once under `dataDir/keys`. */
  readonly keys: Partial<Record<KeyName, readonly Buffer[]>>;
  /** Key and certificate that seal signed documents. Null means they are created once under `dataDir/keys`. */
  readonly seal: SealKey | null;
  /** Multiplies every quota of a rate class, and the chat sockets of one address. It is configuration and never changes at run time. */
  readonly quotas: number;
  /** Origins on other hosts that may call the API, compared exactly. */
  readonly allowedOrigins: readonly string[];
  /** The host on which `?org=` works in production. */
  readonly sharedHost: string | null;
  /** Base URL of brands' logos, favicons and fonts, without a trailing slash. Null means this server. */
  readonly assetBaseUrl: string | null;
  /**
   * Base URL of the banner data files, without a trailing slash. Null means this server, where the console edits them.
   */
  readonly bannerBaseUrl: string | null;
  /**
   * Events of pages: the first address that they are sent to, without a trailing slash (null means this server, which
   * is always the fallback), and the percentage of visits whose events are stored.
   */
  readonly telemetry: { readonly baseUrl: string | null; readonly sample: number };
  /**
   * The operator's session replay: the JavaScript module that pages load, and the origins that it may send to and link
   * to. Null means none.
   */
  readonly sessionReplay: { readonly module: string; readonly origins: readonly string[] } | null;
  /** An OpenTelemetry collector that also gets each stored event, without a trailing slash. Null means none. */
  readonly otlpUrl: string | null;
  /** A separate port where Prometheus reads `/metrics`. Null means none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Peers whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  /** Directory of the built borrower app (contains `client/` and `ssr/`). */
  readonly borrowerDist: string;
  /** Directory of the built console (contains `index.html` and `assets/`). */
  readonly consoleDist: string;
  /** Whether the server serves /docs and /openapi.json. */
  readonly docs: boolean;
  /** Whether sandbox vendors may run. In production they need an explicit setting. */
  readonly sandboxVendors: boolean;
  /** Mail server and sender. Null means that mail stays in the sandbox outbox. */
  readonly smtp: { readonly url: string; readonly from: string; readonly requireTls: boolean } | null;
  /** Folder with OFAC's published lists, and the number of days a list stays usable. Null means the sandbox's list. */
  readonly sanctions: { readonly folder: string; readonly maxDays: number } | null;
  /**
   * Virus scanner. Null means the sandbox scanner where it may run; elsewhere there is none, and uploads stay in
   * quarantine.
   */
  readonly clamd: { readonly host: string; readonly port: number } | null;
  /** A notary platform that speaks our protocol. Null means none. */
  readonly notary: { readonly url: string; readonly key: string } | null;
  /** The company that services open lines, with our protocol's API (`vendors/servicing/hosted.ts`). Null means none. */
  readonly servicing: { readonly url: string; readonly key: string } | null;
  /** An OpenAI-compatible server that chooses which passage answers a question to the assistant. Null means none. */
  readonly assistant: ModelServer | null;
  /** Plaid, for income from bank deposits, and the lenders that use it (null: all lenders). Null means no Plaid. */
  readonly plaid: {
    readonly url: string;
    readonly clientId: string;
    readonly secret: string;
    readonly organisations: readonly string[] | null;
  } | null;
  /**
   * The lenders whose borrowers log in at an identity provider (the mode `auth0`), by code. All others use passwords.
   */
  readonly externalLogin: Readonly<Record<string, ExternalProvider>>;
  /** Bytes that the files in one lender's chats may have. */
  readonly chatStorage: number;
  /** The lenders whose chats in the mode `twilio` run at Twilio, by code. All others use our own socket. */
  readonly twilio: Readonly<Record<string, TwilioAccount>>;
  /**
   * Longest wait for a vendor, in milliseconds, where it differs from the default. Set in seconds:
   * VENDOR_DEADLINES=credit:30,title:20.
   */
  readonly vendorDeadlines: Partial<Record<VendorKind, number>>;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A made-up lender for trying the product out. It's a draft, so production never shows it. */
const DEMO_BRAND = 'DEMO';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Parses the environment variables of the server.
 *
 * @throws StartRefused with a sentence that names the wrong or missing variable
 */
export function readConfig(
  env: Environment,
  defaultDist = resolve(import.meta.dirname, '../../../../borrower/dist'),
): Config {
  const production = env['NODE_ENV'] === 'production';
  const port = readWholeNumber(env, 'PORT', 8080, 65_535);
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const databaseUrl = postgresUrl(env['DATABASE_URL']);
  if (production) refuseMissing(env);
  // The server reports the errors once it has a log.
  loadAddedBrands(dataDir);
  const getBrands = servedBrands(env['BRANDS']);
  const sandboxPort = production ? null : readWholeNumber(env, 'SANDBOX_PORT', port === 0 ? 0 : port + 1, 65_535);
  return {
    production,
    get brands() {
      return getBrands();
    },
    defaultBrand: lendersIn('DEFAULT_BRAND', env['DEFAULT_BRAND'])?.[0] ?? DEMO_BRAND,
    locales: localesFrom(env['LOCALES'], production),
    host: env['HOST'] ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl,
    sandboxPort,
    keys: keysFrom(env, production),
    seal: sealFrom(env),
    quotas: readWholeNumber(env, 'QUOTAS', 1, 1_000_000) || 1,
    allowedOrigins: readList(env['ALLOWED_ORIGINS']).map(readOrigin),
    sharedHost: env['SHARED_HOST'] ?? null,
    assetBaseUrl: readBaseUrl('ASSET_BASE_URL', env['ASSET_BASE_URL']),
    bannerBaseUrl: readBaseUrl('BANNER_BASE_URL', env['BANNER_BASE_URL']),
    telemetry: {
      baseUrl: readBaseUrl('TELEMETRY_BASE_URL', env['TELEMETRY_BASE_URL']),
      sample: readWholeNumber(env, 'TELEMETRY_SAMPLE', 100, 100),
    },
    sessionReplay: env['SESSION_REPLAY_MODULE']
      ? {
          module: resolve(env['SESSION_REPLAY_MODULE']),
          origins: readList(env['SESSION_REPLAY_ORIGINS']).map(readReplayOrigin),
        }
      : null,
    otlpUrl: env['OTLP_URL'] ? readHttpsAddress('OTLP_URL', COLLECTOR, env['OTLP_URL']) : null,
    metrics: env['METRICS_PORT']
      ? { host: env['METRICS_HOST'] ?? '127.0.0.1', port: readWholeNumber(env, 'METRICS_PORT', 0, 65_535) }
      : null,
    trustedProxies: readList(env['TRUSTED_PROXIES']),
    borrowerDist: resolve(env['BORROWER_DIST'] ?? defaultDist),
    consoleDist: resolve(env['CONSOLE_DIST'] ?? resolve(import.meta.dirname, '../../../../console/dist')),
    docs: env['DOCS'] === undefined ? !production : env['DOCS'] === 'on',
    sandboxVendors: env['SANDBOX_VENDORS'] === undefined ? !production : env['SANDBOX_VENDORS'] === 'on',
    smtp: smtpFrom(env),
    sanctions: env['SANCTIONS_DIR']
      ? { folder: resolve(env['SANCTIONS_DIR']), maxDays: readWholeNumber(env, 'SANCTIONS_MAX_DAYS', LIST_DAYS, 365) }
      : null,
    clamd: clamdFrom(env['CLAMD_URL']),
    notary: hostedFrom('NOTARY', { url: env['NOTARY_URL'], key: env['NOTARY_KEY'] }, 'a notary platform (https://...)'),
    servicing: hostedFrom(
      'SERVICING',
      { url: env['SERVICING_URL'], key: env['SERVICING_KEY'] },
      'a servicer (https://...)',
    ),
    assistant: assistantFrom(env),
    plaid: plaidFrom(env),
    chatStorage: readWholeNumber(env, 'CHAT_STORAGE_GB', 100, 1_000_000) * 1_000_000_000,
    twilio: readTwilioAccounts(env, lendersIn('TWILIO_ORGS', env['TWILIO_ORGS']) ?? []),
    externalLogin: readExternalProviders(env, lendersIn('EXTERNAL_LOGIN_ORGS', env['EXTERNAL_LOGIN_ORGS']) ?? [], {
      production,
      sandboxPort,
    }),
    vendorDeadlines: deadlinesIn(env['VENDOR_DEADLINES']),
    logLevel: LEVELS.find((level) => level === env['LOG_LEVEL']) ?? (production ? 'info' : 'warn'),
  };
}

const KEYS: Readonly<Record<KeyName, string>> = {
  vault: 'VAULT_KEY',
  token: 'TOKEN_KEY',
  password: 'PASSWORD_KEY',
  index: 'INDEX_KEY',
};
const NEEDED_KEYS = [KEYS.vault, KEYS.token, KEYS.password];

/** Reports all missing settings together, so that setting up a server doesn't take one start per setting. */
function refuseMissing(env: Environment): void {
  const needed = {
    BRANDS: MISSING.brands,
    DATABASE_URL: MISSING.database,
    ...Object.fromEntries(NEEDED_KEYS.map((name) => [name, MISSING.key])),
    SEAL_P12: MISSING.seal,
  };
  const missing = Object.entries(needed).filter(([name]) => readList(env[name]).length === 0);
  if (missing.length > 0) throw new StartRefused(missing.map(([name, why]) => `${name} is missing: ${why}`).join('\n'));
}

function keysFrom(env: Environment, production: boolean): Config['keys'] {
  const keys: Partial<Record<KeyName, readonly Buffer[]>> = {};
  for (const name of ['vault', 'token', 'password', 'index'] as const) {
    const variable = KEYS[name];
    const text = env[variable];
    if (text) keys[name] = readList(text).map((one) => readKeyText(one, variable, production));
  }
  if (production) refuseShared(keys);
  return keys;
}

/**
 * Refuses one value for two purposes: a leak of one key would then open what the other protects. The exception is the
 * password key behind a new index key, because it made the hashes of an installation that had no index key.
 */
function refuseShared(keys: Config['keys']): void {
  const all = Object.entries(keys).flatMap(([name, values]) =>
    (name === 'index' ? values.slice(0, 1) : values).map((value) => ({
      variable: KEYS[name as KeyName],
      value: value.toString('base64'),
    })),
  );
  for (const { variable, value } of all) {
    const other = all.find((one) => one.variable !== variable && one.value === value);
    if (other)
      throw new StartRefused(
        `${variable} and ${other.variable} contain the same key. Make one for each (openssl rand -base64 32).`,
      );
  }
}

function sealFrom(env: Environment): Config['seal'] {
  const text = env['SEAL_P12'];
  if (!text) return null;
  const key = { p12: Buffer.from(text, 'base64'), password: env['SEAL_PASSWORD'] ?? '' };
  const certificate = readCertificate(key);
  if (!certificate)
    throw new StartRefused(
      'SEAL_P12 is not a PKCS#12 file in base64 with an RSA key and its certificate, or SEAL_PASSWORD does not open it.',
    );
  if (Date.parse(certificate.validTo) < Date.now())
    throw new StartRefused(
      `The certificate in SEAL_P12 expired on ${certificate.validTo}, so it can't seal documents.`,
    );
  return key;
}

function smtpFrom(env: Environment): Config['smtp'] {
  const url = env['SMTP_URL'];
  if (!url) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new StartRefused('SMTP_URL is not the address of a mail server (smtp://user:password@host:587).');
  const from = env['MAIL_FROM'];
  if (!from)
    throw new StartRefused('MAIL_FROM is missing. SMTP_URL names a mail server, and every email needs a sender.');
  return { url, from, requireTls: !LOOPBACK.includes(new URL(url).hostname) };
}

function clamdFrom(text: string | undefined): Config['clamd'] {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'tcp:' || url.hostname === '' || url.port === '')
    throw new StartRefused('CLAMD_URL is not the address of a virus scanner (tcp://127.0.0.1:3310).');
  return { host: url.hostname.replaceAll(/[[\]]/g, ''), port: Number(url.port) };
}

/**
 * Reads the address of a service that gets a secret or personal data, so plain HTTP is allowed only to this machine.
 */
function readHttpsAddress(name: string, what: string, url: string): string {
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.includes(hostname)))
    throw new StartRefused(`${name} is not the address of ${what}.`);
  return url.replace(/\/+$/, '');
}

/** Reads the address and the key of a hosted service. Null when neither is set. */
function hostedFrom(
  name: string,
  { url, key }: { url: string | undefined; key: string | undefined },
  what: string,
): { url: string; key: string } | null {
  if (!url && !key) return null;
  if (!url || !key) throw new StartRefused(`Set both ${name}_URL and ${name}_KEY, or neither.`);
  return { url: readHttpsAddress(`${name}_URL`, what, url), key };
}

/** Reads the assistant's model server, which may run on this machine. */
function assistantFrom(env: Environment): Config['assistant'] {
  const [url, key, model] = [env['ASSISTANT_URL'], env['ASSISTANT_KEY'], env['ASSISTANT_MODEL']];
  const organisations = lendersIn('ASSISTANT_ORGS', env['ASSISTANT_ORGS']);
  if (!url && !key && !model && !organisations) return null;
  if (!url || !key || !model || !organisations)
    throw new StartRefused(
      'Set ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL and ASSISTANT_ORGS together, or none of them.',
    );
  return {
    url: readHttpsAddress('ASSISTANT_URL', 'a model server (https://...)', url),
    key,
    model,
    organisations,
    atOnce: readWholeNumber(env, 'ASSISTANT_AT_ONCE', 2, 50),
    daily: readWholeNumber(env, 'ASSISTANT_DAILY', 1000, 1_000_000),
  };
}

/** The expected address in the refusal of OTLP_URL. A collector usually runs on this machine. */
const COLLECTOR = 'a collector (https://... or http://127.0.0.1:4318)';

function plaidFrom(env: Environment): Config['plaid'] {
  const [url, clientId, secret] = [env['PLAID_URL'], env['PLAID_CLIENT_ID'], env['PLAID_SECRET']];
  if (!url && !clientId && !secret) return null;
  if (!url || !clientId || !secret) {
    const missing = ['PLAID_URL', 'PLAID_CLIENT_ID', 'PLAID_SECRET'].filter((name) => !env[name]);
    throw new StartRefused(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. Set all of PLAID_URL, PLAID_CLIENT_ID and PLAID_SECRET, or none.`,
    );
  }
  const address = readHttpsAddress('PLAID_URL', 'Plaid (https://production.plaid.com)', url);
  return { url: address, clientId, secret, organisations: lendersIn('PLAID_ORGS', env['PLAID_ORGS']) };
}

/**
 * Returns a function that gives the lenders that the setting names and those that the operator added since. Keeps the
 * order of the setting: where the main brand isn't served, a shared host shows the first one.
 */
function servedBrands(text: string | undefined): () => readonly Brand[] {
  const codes = lendersIn('BRANDS', text);
  if (codes === null) return listBrands;
  const named = BRANDS.filter(({ orgCode }) => codes.includes(orgCode)).toSorted(
    (one, other) => codes.indexOf(one.orgCode) - codes.indexOf(other.orgCode),
  );
  let added = listAddedBrands();
  let served = [...named, ...added];
  return () => {
    if (added !== listAddedBrands()) {
      added = listAddedBrands();
      served = [...named, ...added];
    }
    return served;
  };
}

function localesFrom(text: string | undefined, production: boolean): readonly Locale[] {
  const tags = readList(text);
  const unknown = tags.filter((tag) => !isLocale(tag));
  if (unknown.length > 0)
    throw new StartRefused(`LOCALES contains ${unknown.join(', ')}. The locales are ${LOCALES.join(', ')}.`);
  const locales = tags.filter(isLocale);
  if (production && locales.includes(PSEUDO_LOCALE))
    throw new StartRefused(`LOCALES contains ${PSEUDO_LOCALE}, which is only for tests.`);
  return locales.length > 0 ? locales : [DEFAULT_LOCALE];
}

/** Returns lender codes, or null when the setting names none. */
function lendersIn(name: string, text: string | undefined): readonly string[] | null {
  const codes = readList(text);
  const unknown = codes.filter((code) => !findBrand(code));
  if (unknown.length > 0) throw new StartRefused(`${name} contains ${unknown.join(', ')}. There is no such lender.`);
  return codes.length > 0 ? codes : null;
}

function deadlinesIn(text: string | undefined): Config['vendorDeadlines'] {
  const given = readList(text).map((part) => {
    const [name = '', seconds = ''] = part.split(':');
    const kind = VENDOR_KINDS.find((known) => known === name);
    const time = Number(seconds);
    if (!kind || !Number.isFinite(time) || time <= 0 || time > 120)
      throw new StartRefused(
        `VENDOR_DEADLINES contains "${part}", which is not a vendor and its seconds, such as credit:30.`,
      );
    return [kind, time * 1000];
  });
  return Object.fromEntries(given) as Config['vendorDeadlines'];
}

function postgresUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new StartRefused('DATABASE_URL is not the address of a PostgreSQL server (postgres://user@host:5432/name).');
  }
  return text;
}

function readWholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new StartRefused(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  return value;
}

function readOrigin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new StartRefused(`ALLOWED_ORIGINS contains "${text}", which is not an origin such as https://apply.example.`);
  }
  return text;
}

/** The value becomes part of the pages' policy, so it must be an https origin. */
function readReplayOrigin(text: string): string {
  if (!/^https:\/\/[\w.-]+(:\d+)?$/.test(text))
    throw new StartRefused(
      `SESSION_REPLAY_ORIGINS contains "${text}", which is not an https origin such as https://replay.example.`,
    );
  return text;
}

/**
 * The value becomes part of every page's policy, so it must be an https address without characters that could end a
 * directive.
 */
function readBaseUrl(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!/^https:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*$/.test(text) || !URL.canParse(text)) {
    throw new StartRefused(`${name} contains "${text}", which is not an address such as https://cdn.example/heloc.`);
  }
  return text;
}

const readList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
