import { actionsAfter, type LinkExit } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealedPlace } from '../../kernel/db/index.ts';
import type { Reference } from '../link.ts';

/** What a vendor gave for a visit to its own page: where the page is, and what it wants to be asked with. Kept sealed. */
export interface LinkSession {
  readonly url: string;
  readonly reference: Reference;
  /** What the person brought back, while the source still reads: the next question needs it too. */
  readonly publicToken?: string | null;
  /** Where the person left it. */
  readonly institution?: string | null;
}

/** What the rows of all links have in common; each feature keeps its own table. */
export interface KeptLink {
  readonly uuid: string;
  readonly state: 'OPEN' | 'DONE' | 'LEFT';
  readonly left_because: LinkExit | null;
  readonly sealed: Buffer;
  readonly key_id: string;
  readonly expires_at: Date;
}

/** The page of ours to which a vendor's page comes back, unless its source has another. */
export const RETURN_PAGE = '/account/heloc/plaid-oauth-success';

export const getLinkState = (
  context: Pick<Context, 'sessionNow'>,
  row: Pick<KeptLink, 'state' | 'expires_at'>,
): 'OPEN' | 'DONE' | 'LEFT' | 'EXPIRED' =>
  row.state === 'OPEN' && row.expires_at <= context.sessionNow() ? 'EXPIRED' : row.state;

/** Seals and opens the sessions of one table of links, and says them as the contract does. */
export function linkSessions(table: 'bank_link' | 'income_link') {
  const place = (uuid: string): string => sealedPlace(table, uuid);
  const open = ({ vault }: Pick<Context, 'vault'>, row: KeptLink): LinkSession =>
    vault.open<LinkSession>(place(row.uuid), row);
  return {
    open,
    seal: ({ vault }: Pick<Context, 'vault'>, uuid: string, session: LinkSession) => vault.seal(place(uuid), session),

    /** How a link ended that brought nothing, and what makes sense now. */
    leftShape: (context: Pick<Context, 'vault'>, row: KeptLink) =>
      row.state !== 'LEFT' || row.left_because === null
        ? null
        : {
            reason: row.left_because,
            institution: open(context, row).institution ?? null,
            nextActions: [...actionsAfter(row.left_because)],
          },

    /** A link as the contract says it; the vendor's page only while it may still be opened. */
    linkShape: (context: Context, row: KeptLink) => ({
      linkUuid: row.uuid,
      mode: 'redirect' as const,
      scriptUrl: null,
      token: null,
      url: getLinkState(context, row) === 'OPEN' ? open(context, row).url : null,
      expiresAt: row.expires_at.toISOString(),
    }),
  };
}
