import * as z from 'zod/mini';
import { checked } from './base.ts';
import { NEVER_SAVED } from './words.en.ts';

const SSN = /(^|[_-])ssn|S(sn|SN)/;
const OTHER_SECRETS = /social_?security|password|account_?number|routing|ethnicity|^race|^sex$/i;
const isSecret = (key: string): boolean => SSN.test(key) || OTHER_SECRETS.test(key);
const holdsSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => isSecret(key) || holdsSecret(inner));

/**
 * The typed values of one step of the application, for its draft. Keys that name a Social Security number, an account
 * or a demographic answer are refused at any depth.
 */
export const stepValues = checked(
  z.record(z.string(), z.unknown()),
  z.refine((values) => !holdsSecret(values), { error: NEVER_SAVED }),
);
