import type { Page } from '@playwright/test';

/** The device's authenticator, as Chromium simulates it. */
export interface VirtualAuthenticator {
  /** Whether the next checks of a fingerprint, a face or a PIN succeed. */
  setVerified: (isVerified: boolean) => Promise<void>;
  countCredentials: () => Promise<number>;
}

/** Gives a page's device an authenticator with a screen lock, which answers without a window. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    async setVerified(isUserVerified) {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    async countCredentials() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
