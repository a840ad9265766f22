import type { Brand } from './brand.ts';

/**
 * Returns the values that two brands share although only one may have them, one line each. Sites of one lender (same
 * legal name) may share the logo's text and the license.
 */
export function brandConflicts(brand: Brand, other: Brand): string[] {
  const isSameLender = brand.name.legal === other.name.legal;
  const own: [key: string, values: readonly string[], theirs: readonly string[]][] = [
    ['hosts.bases', brand.hosts.bases, other.hosts.bases],
    ['support.email', [brand.support.email], [other.support.email]],
    ['support.phone', [brand.support.phone], [other.support.phone]],
    ['name.display', [brand.name.display], [other.name.display]],
    ['logo.alt', isSameLender ? [] : [brand.logo.alt], [other.logo.alt]],
    ['legal.nmlsId', isSameLender ? [] : [brand.legal.nmlsId], [other.legal.nmlsId]],
  ];
  return own.flatMap(([key, values, theirs]) =>
    values.filter((value) => theirs.includes(value)).map((value) => `${key}: ${value} is ${other.orgCode}'s`),
  );
}
