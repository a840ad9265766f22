/**
 * Words from which well-known passwords are made. A new password whose letters, with the usual digits read as letters, are no
 * more than one of these (repeated, or with digits and signs around it) is refused, whatever its length.
 */
const WORDS = [
  'password', 'passwort', 'passphrase', 'welcome', 'qwerty', 'qwertyuiop', 'qwertz', 'azerty', 'asdfghjkl', 'zxcvbnm', 'letmein', 'iloveyou', 'admin',
  'administrator', 'changeme', 'default', 'guest', 'login', 'master', 'monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'superman',
  'batman', 'trustno', 'shadow', 'michael', 'jennifer', 'jordan', 'summer', 'winter', 'spring', 'autumn', 'january', 'february', 'october', 'november',
  'december', 'secret', 'topsecret', 'testing', 'test', 'hello', 'helloworld', 'abc', 'abcd', 'abcdef', 'abcdefgh', 'abcdefghijkl', 'homeequity', 'heloc',
  'mortgage', 'mortgageloan', 'homeloan', 'lender', 'lintel', 'banking', 'money', 'starwars', 'pokemon', 'computer', 'internet', 'whatever', 'freedom',
] as const;

const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** `context`: words of this lender and this person (brand, local part of the e-mail); a password made of one alone is refused too. */
export function isWellKnown(password: string, context: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const forms = [lower, lower.replaceAll(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)].map((form) => form.replaceAll(/[^a-z]/g, ''));
  const words = [...WORDS, ...context.map((word) => word.toLowerCase().replaceAll(/[^a-z]/g, '')).filter((word) => word.length >= 4)];
  const singleSign = /^(.)\1*$/u.test(lower);
  return singleSign || words.some((word) => forms.some((form) => isMadeOf(form, word)));
}

/** True when nothing is left once the word is taken out, or at most the two letters that people add. */
function isMadeOf(form: string, word: string): boolean {
  if (!form.includes(word)) return false;
  const rest = form.replaceAll(word, '');
  return rest.length <= (word.length >= 6 ? 2 : 0);
}
