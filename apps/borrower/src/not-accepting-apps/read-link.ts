import { isUrl, isUuid } from '@lintel/domain';

/** The ID in a loan officer's link: the officer's (`referrer`), or that of the officer's referral (`rid`). */
export interface OfficerLink {
  referrer?: string;
  rid?: string;
}

const NAMES = ['referrer', 'rid'] as const;

/** Reads a pasted link, or only an ID. Undefined for any other text, and where neither parameter has an ID. */
export function readLink(pasted: string): OfficerLink | undefined {
  const text = pasted.trim();
  if (isUuid(text)) return { referrer: text };
  if (!isUrl(text)) return undefined;
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1).split('#')[0]);
  const found = NAMES.flatMap((name) => {
    const id = query.get(name)?.trim() ?? '';
    return isUuid(id) ? [[name, id] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
