/** Why the browser returned no passkey. Nothing was changed, and what was typed stays. */
export const PASSKEY_PROBLEM = {
  canceled: 'You closed the passkey window, or it timed out. Nothing changed. Try again, or use your password.',
  unsupported: 'This browser can’t use passkeys. Use your password, or try another browser.',
  address: 'Passkeys don’t work at this web address. Use your password.',
  exists: 'This device already has a passkey for your account.',
  noScreenLock:
    'This device can’t make a passkey. Turn on its screen lock (fingerprint, face or PIN), or use another device.',
  failed: 'Your device couldn’t use a passkey. Try again, or use your password.',
} as const;
