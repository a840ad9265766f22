import type { Reply, beginPasskey, beginPasskeyStepUp } from '@lintel/contract';
import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { PASSKEY_PROBLEM } from './words.en.ts';

/** The result of the browser's passkey window: a credential to send, or a sentence about why there is none. */
export type PasskeyResult<Credential> = { readonly credential: Credential } | { readonly problem: string };

/** Has the browser create a passkey, in its own window. */
export const createPasskey = (options: Reply<typeof beginPasskey>): Promise<PasskeyResult<RegistrationResponseJSON>> =>
  ask(() =>
    startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: options.excludeCredentials.map(copyDescriptor),
      },
    }),
  );

/** Has the browser ask for a passkey, in its own window. */
export const askForPasskey = (
  options: Reply<typeof beginPasskeyStepUp>,
): Promise<PasskeyResult<AuthenticationResponseJSON>> =>
  ask(() => {
    const { allowCredentials, ...others } = options;
    return startAuthentication({
      optionsJSON: { ...others, ...(allowCredentials && { allowCredentials: allowCredentials.map(copyDescriptor) }) },
    });
  });

type Descriptor = Reply<typeof beginPasskey>['excludeCredentials'][number];

/** The library's types want lists that it may change. */
const copyDescriptor = ({ transports = [], ...descriptor }: Descriptor) => ({
  ...descriptor,
  transports: [...transports],
});

async function ask<Credential>(start: () => Promise<Credential>): Promise<PasskeyResult<Credential>> {
  if (!('PublicKeyCredential' in globalThis)) return { problem: PASSKEY_PROBLEM.unsupported };
  try {
    return { credential: await start() };
  } catch (error) {
    return { problem: describeProblem(error) };
  }
}

/**
 * Says what went wrong in a browser's passkey window. Browsers tell a page little, so that it can't recognize people.
 */
export function describeProblem(error: unknown): string {
  switch (error instanceof WebAuthnError ? error.code : undefined) {
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return PASSKEY_PROBLEM.address;
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return PASSKEY_PROBLEM.exists;
    case 'ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT':
    case 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT':
    case 'ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG':
      return PASSKEY_PROBLEM.noScreenLock;
    default:
  }
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? PASSKEY_PROBLEM.canceled : PASSKEY_PROBLEM.failed;
}
