import { actionsAfter, type LinkExit } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import type { Reference } from '../link.ts';

/**
 * The vendor's data for a visit to its page: the page's address and the identifiers for later questions. Stored sealed.
 */
export interface LinkSession {
  readonly url: string;
  readonly reference: Reference;
  /** The token that the browser returned. The next question needs it while the source is still reading. */
  readonly publicToken?: string | null;
  /** The institution where the person left. */
  readonly institution?: string | null;
}

/** The common columns of all link rows. Each feature has its own table. */
export interface StoredLink {
  readonly uuid: string;
  readonly state: 'OPEN' | 'DONE' | 'LEFT';
  readonly left_because: LinkExit | null;
  readonly sealed: Buffer;
  readonly key_id: string;
  readonly expires_at: Date;
}

/** Our page to which a vendor's page returns, unless its source has another. */
export const RETURN_PAGE = '/account/heloc/plaid-oauth-success';

/** Returns a link's state, with EXPIRED for an open one whose page no longer works. */
export const getLinkState = (
  context: Pick<Context, 'sessionNow'>,
  row: Pick<StoredLink, 'state' | 'expires_at'>,
): 'OPEN' | 'DONE' | 'LEFT' | 'EXPIRED' =>
  row.state === 'OPEN' && row.expires_at <= context.sessionNow() ? 'EXPIRED' : row.state;

/** Seals and opens the sessions of one table of links, and builds their contract shapes. */
export function linkSessions(table: 'bank_link' | 'income_link') {
  const linkSealContext = (uuid: string): string => sealContext(table, uuid);
  const open = ({ vault }: Pick<Context, 'vault'>, row: StoredLink): LinkSession =>
    vault.open<LinkSession>(linkSealContext(row.uuid), row);
  return {
    open,
    seal: ({ vault }: Pick<Context, 'vault'>, uuid: string, session: LinkSession) =>
      vault.seal(linkSealContext(uuid), session),

    /** The contract's shape of a link that the person left: why, and the suggested next actions. */
    toLeftLinkReply: (context: Pick<Context, 'vault'>, row: StoredLink) =>
      row.state !== 'LEFT' || row.left_because === null
        ? null
        : {
            reason: row.left_because,
            institution: open(context, row).institution ?? null,
            nextActions: [...actionsAfter(row.left_because)],
          },

    /** The contract's shape of a link. Includes the vendor's page only while it can still be opened. */
    toLinkReply: (context: Context, row: StoredLink) => ({
      linkUuid: row.uuid,
      mode: 'redirect' as const,
      scriptUrl: null,
      token: null,
      url: getLinkState(context, row) === 'OPEN' ? open(context, row).url : null,
      expiresAt: row.expires_at.toISOString(),
    }),
  };
}
