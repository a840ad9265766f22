import { formatCode } from '../platform/code-words.en.ts';
import { SIGNER_ROLES } from './history/field-words.en.ts';

/** A signer's role in words; a role that a later version stored reads as its code's words. */
export const formatRole = (role: string): string =>
  role === 'CO_BORROWER' || role === 'CO_DEEDER' ? SIGNER_ROLES[role] : formatCode(role);
