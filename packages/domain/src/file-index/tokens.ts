/** One search term that finds a loan file. Only a keyed hash of it is ever stored. */
export interface SearchToken {
  readonly kind: 'WORD' | 'EMAIL' | 'MAILBOX' | 'PHONE' | 'PERSON' | 'SSN';
  readonly value: string;
}

/** The people and the home of a loan file, as search and conflict-of-interest checks use them. */
export interface IndexedFile {
  readonly people: readonly {
    readonly names: readonly string[];
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    /** yyyy-MM-dd */
    readonly birthdate: string | null;
    /** All 9 digits, or null. */
    readonly ssn: string | null;
  }[];
  readonly addresses: readonly {
    readonly street1: string;
    readonly street2: string;
    readonly city: string;
    readonly zip: string;
  }[];
}

/** Lengths of the name prefixes that find a person: shortest and longest. */
const [SHORTEST_PART, LONGEST_PART] = [3, 10];

/** USPS Publication 28, Appendix C1: the suffixes that people write both ways. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  circle: 'cir',
  terrace: 'ter',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  apartment: 'apt',
  suite: 'ste',
  unit: 'apt',
};

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** The words of a text in the form that is compared: lowercase, without accents or punctuation. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(SHORT_WORDS, word) ? (SHORT_WORDS[word] ?? word) : word));

/** 10 digits, or null. */
function tenDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

const emailAsCompared = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** One form for every spelling of a mailbox: without a plus tag, and without dots where the provider ignores them. */
export function toMailbox(email: string): string {
  const compared = emailAsCompared(email);
  const at = compared.lastIndexOf('@');
  const [local, domain] = [compared.slice(0, at).replace(/\+.*$/, ''), compared.slice(at + 1)];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The token that finds loan files with a mailbox. */
export const mailboxToken = (email: string): SearchToken => token('MAILBOX', toMailbox(email));

/** The token that finds loan files with a Social Security number; none for its last digits only. */
export const ssnToken = (ssn: string): SearchToken[] => (ssn.length === 9 ? [token('SSN', ssn)] : []);

/**
 * Whether an account is proved to belong to a mailbox's owner. A stranger may have typed an unconfirmed address, so it
 * proves nothing.
 */
export const isProvedMailbox = (
  email: string,
  account: { readonly email: string; readonly isConfirmed: boolean },
): boolean => account.isConfirmed && toMailbox(account.email) === toMailbox(email);

const token = (kind: SearchToken['kind'], value: string): SearchToken => ({ kind, value });

function toPrefixes(word: string): string[] {
  const longest = Math.min(word.length - 1, LONGEST_PART);
  return [
    word,
    ...Array.from({ length: Math.max(0, longest - SHORTEST_PART + 1) }, (_, index) =>
      word.slice(0, SHORTEST_PART + index),
    ),
  ];
}

/** Tokens that identify a person anywhere: mailbox, phone, name with birth date, Social Security number. */
export function personTokens({ names, emails, phones, birthdate, ssn }: IndexedFile['people'][number]): SearchToken[] {
  const [name = ''] = names;
  const words = searchWords(name);
  return [
    ...emails.map(mailboxToken),
    ...phones.flatMap((phone) => {
      const digits = tenDigits(phone);
      return digits ? [token('PHONE', digits)] : [];
    }),
    // First and last name only: people give a middle name on one form and leave it out on the next.
    ...(birthdate && words.length > 1 ? [token('PERSON', `${words[0] ?? ''} ${words.at(-1) ?? ''} ${birthdate}`)] : []),
    ...ssnToken(ssn ?? ''),
  ];
}

/** Returns every token that finds a loan file, each once: the server stores their hashes in its search index. */
export function fileTokens({ people, addresses }: IndexedFile): SearchToken[] {
  const all = [
    ...people.flatMap((person) => [
      ...personTokens(person),
      ...person.names
        .flatMap(searchWords)
        .flatMap(toPrefixes)
        .map((word) => token('WORD', word)),
      ...person.emails.map((email) => token('EMAIL', emailAsCompared(email))),
      ...person.phones.flatMap((phone) => {
        const digits = tenDigits(phone);
        return digits ? [token('PHONE', digits.slice(-7))] : [];
      }),
    ]),
    ...addresses
      .flatMap(({ street1, street2, city, zip }) => searchWords(`${street1} ${street2} ${city} ${zip.slice(0, 5)}`))
      .map((word) => token('WORD', word)),
  ];
  return [...new Map(all.map((one) => [`${one.kind} ${one.value}`, one])).values()];
}

/** A search: a loan file must have one token of each group, or the number. `null`: nothing can match. */
export interface FileQuery {
  readonly groups: readonly (readonly SearchToken[])[];
  readonly loanNumber: number | null;
}

/**
 * Reads what staff type into the console's search: an email, a phone number, a loan number, or words of names and
 * addresses. Returns null if it can match nothing, so that an unusable search never finds every file.
 */
export function fileQuery(typed: string): FileQuery | null {
  const text = typed.trim();
  if (text.includes('@'))
    return { groups: [[token('EMAIL', emailAsCompared(text)), token('MAILBOX', toMailbox(text))]], loanNumber: null };
  const digits = text.replaceAll(/[\s().+-]/g, '');
  if (isDigits(digits)) {
    const phone = tenDigits(digits) ?? (digits.length === 7 ? digits : null);
    const groups = [
      [...(phone ? [token('PHONE', phone)] : []), ...(digits.length <= 6 ? [token('WORD', digits)] : [])],
    ].filter((group) => group.length > 0);
    const loanNumber = digits.length <= 9 ? Number(digits) : null;
    return groups.length > 0 || loanNumber !== null ? { groups, loanNumber } : null;
  }
  const words = searchWords(text);
  return words.length > 0 ? { groups: words.map((word) => [token('WORD', word)]), loanNumber: null } : null;
}
