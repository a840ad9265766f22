import type { correctOwnership, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type PropertyFound, type TitleSearch } from '../../vendors/index.ts';

/** What the borrower says against the land records, with the uploads that show it. */
type Correction =
  | { readonly field: 'parcelNumber'; readonly value: string; readonly documentUuids: readonly string[] }
  | {
      readonly field: 'ownershipType';
      readonly value: Request<typeof correctOwnership>['body']['ownershipType'];
      readonly sideWithTitle: boolean;
      readonly documentUuids: readonly string[];
    };

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    property: PropertyFound;
    /** The search before the offer; the one that the deed rests on is `final-title`. */
    title: TitleSearch;
    correction: Correction;
  }
}

/** What the land records say of the home: who owns it and what stands on it; null before the search. */
export const readTitleSearch = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<TitleSearch | null> => readEvidence(vault, trx, uuid, 'title');
