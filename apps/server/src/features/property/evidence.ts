import type { correctOwnership, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type ParcelSearchReply, type TitleSearch } from '../../vendors/index.ts';

/** The borrower's correction of the land records, with the uploads that prove it. */
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
    /** What the search for the parcel found. */
    property: ParcelSearchReply;
    /** The title search before the offer. The one behind the deed is `final-title`. */
    title: TitleSearch;
    correction: Correction;
  }
}

/** Returns what the land records say about the home: its owner and its liens. Null before the search. */
export const readTitleSearch = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<TitleSearch | null> => readEvidence(vault, trx, uuid, 'title');
