import { StartRefused } from './start-refused.ts';

/**
 * The installation's keys: `vault` seals stored data, `token` signs session tokens, `password` goes into password
 * hashes and other keyed hashes, and `index` into the hashes by which sealed values are found.
 */
export type KeyName = 'vault' | 'token' | 'password' | 'index';

/** Test keys from the repository. They are public, so production refuses them. */
export const SHIPPED_TEST_KEYS: Readonly<Record<Exclude<KeyName, 'index'>, string>> = {
  vault: 'bGludGVsLXRlc3QtdmF1bHQta2V5LW5vdC1yZWFsISE=',
  token: 'bGludGVsLXRlc3QtdG9rZW4ta2V5LW5vdC1yZWFsISE=',
  password: 'bGludGVsLXRlc3QtcGFzc3dvcmQta2V5LWZha2UhISE=',
};

const MAKE_YOUR_OWN = ': make your own (openssl rand -base64 32).';

/**
 * Decodes a key of 32 bytes from base64.
 *
 * @throws StartRefused with a sentence that says what is wrong with the variable
 */
export function readKeyText(text: string, variable: string, production: boolean): Buffer {
  if (!/^[\w+/-]{43}=?$/.test(text))
    throw new StartRefused(`${variable} must be 32 bytes in base64 (openssl rand -base64 32).`);
  const key = Buffer.from(text, 'base64');
  if (!production) return key;
  if (Object.values(SHIPPED_TEST_KEYS).includes(text))
    throw new StartRefused(`${variable} is a test key from the repository${MAKE_YOUR_OWN}`);
  if (new Set(key).size < 8) throw new StartRefused(`${variable} is not random${MAKE_YOUR_OWN}`);
  return key;
}
