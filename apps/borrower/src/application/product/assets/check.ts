import { ASSET_TYPES } from '@lintel/contract';
import { isCompanyName, isDollarsIn, readDollars } from '@lintel/domain';
import { ASSETS, type AssetType } from './words.en.ts';

/** An account with assets as typed, with its balance in dollars. */
export interface TypedAccount {
  type: AssetType;
  institution: string;
  balance: number;
}
type Field = keyof TypedAccount;

/** Returns the typed account, or its errors in page order. */
export function checkAccount(typed: Readonly<Record<string, string>>): {
  account?: TypedAccount;
  messages: { field: Field; message: string }[];
} {
  const type = ASSET_TYPES.find((one) => one === typed['type']);
  const institution = (typed['institution'] ?? '').trim();
  const balance = readDollars(typed['balance'] ?? '');
  const good: Record<Field, boolean> = {
    type: type !== undefined,
    institution: isCompanyName(institution),
    balance: isDollarsIn(balance),
  };
  const fields = ['type', 'institution', 'balance'] as const;
  const messages = fields.filter((field) => !good[field]).map((field) => ({ field, message: ASSETS.errors[field] }));
  return type && messages.length === 0 ? { account: { type, institution, balance }, messages } : { messages };
}
