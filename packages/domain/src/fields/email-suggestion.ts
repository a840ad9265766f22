const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'protonmail.com',
  'bellsouth.net',
];
// Real hosts one letter away from a common one: people with these addresses typed them correctly.
const ALSO_REAL = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'yahoo.co', 'rocketmail.com'];

/** Whether one missing, extra, wrong or swapped letter turns one word into the other. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [here, there] = [typed.slice(start), meant.slice(start)];
  return (
    here.slice(1) === there.slice(1) ||
    here.slice(1) === there ||
    here === there.slice(1) ||
    (here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2))
  );
}

/** Whether the name and the ending each have at most one typo, as gmial.con. */
function isOneSlipInEach(typed: string, meant: string): boolean {
  const [name, ending, more] = typed.split('.');
  const [meantName, meantEnding] = meant.split('.');
  const isNear = (one = '', other = '') => one === other || isOneSlipAway(one, other);
  return more === undefined && isNear(name, meantName) && isNear(ending, meantEnding);
}

/**
 * Returns the email address that was probably meant, as gmail.com for gmial.com; undefined if nothing looks mistyped.
 * It is shown as a suggestion and never replaces what was typed.
 */
export function emailSuggestion(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const host = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || COMMON.includes(host) || ALSO_REAL.includes(host)) return undefined;
  const meant =
    COMMON.find((common) => isOneSlipAway(host, common)) ?? COMMON.find((common) => isOneSlipInEach(host, common));
  return meant && `${email.slice(0, at).trim()}@${meant}`;
}
