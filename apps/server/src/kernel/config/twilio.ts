import { StartRefused } from './start-refused.ts';
import { MISSING } from './start-words.en.ts';

/** A lender's account at Twilio, for chats in the mode `twilio`. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly keySid: string;
  readonly keySecret: string;
  readonly serviceSid: string;
  /** Signs Twilio's webhooks. */
  readonly authToken: string;
  /** Called by this server. */
  readonly restUrl: string;
  /** Opened by the borrower's browser, like the next two. */
  readonly socketUrl: string;
  readonly apiUrl: string;
  readonly syncUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PARTS = ['ACCOUNT_SID', 'API_KEY_SID', 'API_KEY_SECRET', 'SERVICE_SID', 'AUTH_TOKEN'] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const REGION = /^[a-z]{2}\d$/;

/**
 * Returns the account of each lender of TWILIO_ORGS; a missing setting stops the start. A setting that ends with a
 * lender's code (TWILIO_ACCOUNT_SID_CMG) is that lender's own; one without a code applies to the lenders that have no
 * own.
 */
export const readTwilioAccounts = (
  env: Environment,
  organisations: readonly string[],
): Readonly<Record<string, TwilioAccount>> =>
  Object.fromEntries(organisations.map((code) => [code, accountFrom(env, code)]));

function accountFrom(env: Environment, code: string): TwilioAccount {
  const read = (part: string) => env[`TWILIO_${part}_${code}`] || env[`TWILIO_${part}`] || '';
  const missing = PARTS.filter((part) => read(part) === '').map((part) => `TWILIO_${part}`);
  if (missing.length > 0)
    throw new StartRefused(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: ${MISSING.twilio(code)}`,
    );
  return {
    accountSid: read('ACCOUNT_SID'),
    keySid: read('API_KEY_SID'),
    keySecret: read('API_KEY_SECRET'),
    serviceSid: read('SERVICE_SID'),
    authToken: read('AUTH_TOKEN'),
    ...hostsFrom(read('URL'), read('REGION') || 'us1'),
  };
}

type Hosts = Pick<TwilioAccount, 'restUrl' | 'socketUrl' | 'apiUrl' | 'syncUrl'>;

/** Returns Twilio's hosts in a region, or, if `url` is set, one address for all of them, such as a local server's. */
function hostsFrom(url: string, region: string): Hosts {
  if (!REGION.test(region)) throw new StartRefused(`TWILIO_REGION contains "${region}", which is no region like us1.`);
  if (url === '')
    return {
      restUrl: region === 'us1' ? 'https://conversations.twilio.com' : `https://conversations.${region}.twilio.com`,
      socketUrl: `wss://tsock.${region}.twilio.com/v3/wsconnect`,
      apiUrl: `https://aim.${region}.twilio.com`,
      syncUrl: `https://cds.${region}.twilio.com`,
    };
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.includes(hostname)))
    throw new StartRefused(
      `TWILIO_URL contains "${url}", which is not the address of a server (https://twilio.example).`,
    );
  const base = url.replace(/\/+$/, '');
  return { restUrl: base, socketUrl: `${base.replace(/^http/, 'ws')}/v3/wsconnect`, apiUrl: base, syncUrl: base };
}
