/** What `npm run desk:invite` and `npm run desk:recover` print. */
export const STAFF_COMMAND = {
  invited: (email: string, role: string, lender: string, address: string) =>
    `Open this within 7 days, in the browser of ${email} (role ${role}, lender ${lender}):\n\n  ${address}\n\nThis link is shown only once. A new invitation replaces it.`,
  exists: (email: string, lender: string) =>
    `${email} already has an account at ${lender}. If they lost their authenticator: npm run desk:recover -- ${email} --org ${lender}`,
  unknown: (email: string, lender: string) =>
    `${email} has no account at ${lender}. To invite them: npm run desk:invite -- ${email} --org ${lender}`,
  disabled: (email: string) => `${email} is disabled. An admin must enable the account first.`,
  recovered: (email: string, address: string) =>
    `The authenticator and recovery codes of ${email} no longer work, and every session has ended. Open this within 7 days, in their browser, to set up the account again:\n\n  ${address}\n\nThis link is shown only once. The person gets an email, and the audit trail records it.`,
} as const;

/** What `npm run webhook:secret` prints. */
export const WEBHOOK_COMMAND = {
  secret: (vendor: string, lender: string, secret: string, until: string | null) =>
    `Give this secret to ${lender}'s ${vendor} vendor. It signs what it sends to /service-vendor/webhook/api/v1/${vendor}/${lender} with it:\n\n  ${secret}\n\nThe secret is shown only once.${until === null ? '' : ` The previous secret works until ${until}.`} The audit trail records that it was created.`,
  noVendor: (vendor: string, known: readonly string[]) =>
    `There is no vendor ${vendor}. These vendors send webhooks: ${known.join(', ')}.`,
} as const;

/** What `npm run partner:add` and `npm run partner:remove` print. */
export const PARTNER_COMMAND = {
  key: (name: string, lender: string, key: string) =>
    `Give this key to ${name}. Its server sends it in the header x-partner-key to /a/external/prepop?org=${lender}:\n\n  ${key}\n\nThe key is shown only once. Borrowers read "From ${name}" next to each answer that comes from it. The audit trail records that the key was created.`,
  exists: (name: string, lender: string) => `${lender} already has a partner ${name}.`,
  removed: (name: string, lender: string) =>
    `${name} is no longer a partner of ${lender}. Its key and its links no longer work. The audit trail records that it was removed.`,
  unknown: (name: string, lender: string) => `${lender} has no partner ${name}.`,
} as const;

/** What `npm run experiment` prints. */
export const EXPERIMENT_COMMAND = {
  usage:
    'Usage: npm run experiment -- FIGURE short-form control=50 variation=50. The numbers are weights, and at least one is above 0. Without variations, the experiment stops.',
  started: (name: string, variations: readonly string[]) =>
    `${name} runs with ${variations.join(', ')}. A browser that already has a variation keeps it.`,
  stopped: (name: string) => `${name} has stopped. New visitors see the usual product.`,
  unknown: (name: string, lender: string) => `No experiment ${name} is running at ${lender}.`,
} as const;

const plural = (count: number): string => (count === 1 ? '1 value' : `${count} values`);
const lines = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).map(([name, count]) => `  ${name}: ${count}`);

/** What `npm run keys:rotate` prints. */
export const ROTATE_WORDS = {
  made: (folder: string, restart: boolean): string =>
    `New keys are first in ${folder}.${restart ? ' Restart the server, then run npm run keys:rotate to re-encrypt stored data.' : ''}`,
  given:
    "The keys come from the environment, so --new can't add one. Put a new key (openssl rand -base64 32) in front of VAULT_KEY or INDEX_KEY, with a comma, and restart every server.",
  notInUse: (name: string, variable: string): string =>
    `No server has started with the first ${name} key yet. Give all servers the same ${variable}, new key first, restart them, then run this again. A server without the new key can't read re-encrypted data.`,
  done: (counts: Readonly<Record<string, number>>): string => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return total === 0
      ? 'Everything was already under the newest keys.'
      : [`Moved ${plural(total)} to the newest keys:`, ...lines(counts)].join('\n');
  },
  retired: (files: readonly string[]): string =>
    files.length === 0
      ? 'Stored data no longer needs an older VAULT_KEY or INDEX_KEY. Remove older keys from both and restart, but store them with your backups. A backup opens only with the keys from its day.'
      : [
          'Stored data no longer needs an older VAULT_KEY or INDEX_KEY. Older keys are no longer loaded. They are now in:',
          ...files.map((path) => `  ${path}`),
          'Store these files with your backups. A backup opens only with the keys from its day. Restart the server.',
        ].join('\n'),
  left: (counts: Readonly<Record<string, number>>): string =>
    [
      'Keep the older keys. These values still need one:',
      ...lines(counts),
      'Check that every server was restarted with the new key in front, then run this again.',
    ].join('\n'),
  passwords: (count: number): string =>
    count === 0
      ? '0 passwords were hashed with an older PASSWORD_KEY.'
      : `${count === 1 ? '1 password was' : `${count} passwords were`} hashed with an older PASSWORD_KEY. Each moves to the newest key when its owner logs in. Keep the older key until then, or those owners must reset their passwords.`,
  unreadable: (counts: Readonly<Record<string, number>>): string =>
    ['No key opens these values, so they were altered or moved between rows:', ...lines(counts)].join('\n'),
  stopped: 'Stopped. Run npm run keys:rotate again to continue.',
} as const;
