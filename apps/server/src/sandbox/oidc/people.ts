import { createHash } from 'node:crypto';
import type { Account, AccountClaims } from 'oidc-provider';

/** Words after a plus in the email address, which decide the provider's claims about a person. */
export const TAGS = { UNVERIFIED: 'unverified', NO_PHONE: 'no-phone' } as const;

const tagsIn = (email: string): string[] => (/\+([^@]*)@/.exec(email)?.[1] ?? '').split('.');

/** The people who logged in since the start. The same address is the same person after a restart, too. */
export function openPeople() {
  const emails = new Map<string, string>();
  return {
    /** Returns the subject of an address. */
    enter(email: string): string {
      const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
      emails.set(subject, email);
      return subject;
    },
    find(subject: string): Account | undefined {
      const email = emails.get(subject);
      return email === undefined
        ? undefined
        : { accountId: subject, claims: () => ({ sub: subject, ...toClaims(email) }) };
    },
  };
}

function toClaims(email: string): Omit<AccountClaims, 'sub'> {
  const tags = tagsIn(email);
  return {
    email,
    email_verified: !tags.includes(TAGS.UNVERIFIED),
    given_name: 'Ana',
    family_name: 'Sample',
    ...(tags.includes(TAGS.NO_PHONE) ? {} : { phone_number: '+14155550142' }),
  };
}
