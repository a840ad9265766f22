import type { Status } from '@lintel/contract';
import { createContext, use, type ReactNode } from 'react';
import { urls } from '../urls.ts';

/** A way through the loan beside the borrower's: a further signer has addresses, a progress and a next page of their own. */
export interface ApplicationFlow {
  /** Of a destination such as `documents`; the start of the way without one. */
  readonly to: (destination?: string) => string;
  /** How far it is; stands above the heading. */
  readonly progress: ReactNode;
  /** Looks where the person stands now. */
  readonly again: () => void;
  /** After a write: the same, and where the next page is another, goes there. */
  readonly goOn: (reply: { status: Status; version: number }) => void;
}

export const WayContext = createContext<ApplicationFlow | undefined>(undefined);

/** Addresses on the way of whoever is at the page. */
export function useAddress(uuid: string): ApplicationFlow['to'] {
  const own = use(WayContext);
  return own ? own.to : (destination = '') => urls.application(uuid, destination);
}
