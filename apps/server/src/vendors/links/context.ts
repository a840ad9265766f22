import type { HandlerReply, readLink } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';

/** Finds the visit to a vendor's page that returned with this state, if the loan belongs to this person. */
export type FindLink = (
  context: Context,
  stateId: string,
  owner: { readonly identityUuid: string; readonly organisation: string },
) => Promise<HandlerReply<typeof readLink> | undefined>;

interface LinkParts {
  /** One function of each feature that sends people to a vendor's page. */
  readonly findLink: readonly FindLink[];
}

declare module '../../kernel/context.ts' {
  interface Context extends LinkParts {}
}

declare module '../../kernel/feature.ts' {
  interface Feature extends Partial<LinkParts> {}
}
