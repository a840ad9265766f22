import type { Status } from '@lintel/contract';
import { createContext, use, type ReactNode } from 'react';
import { urls } from '../urls.ts';

/**
 * An additional signer's flow through the loan, with URLs, progress and a next page that differ from the borrower's.
 */
export interface ApplicationFlow {
  /** The URL of a destination such as `documents`; without one, of the page where the person continues. */
  readonly to: (destination?: string) => string;
  /** The progress, shown above the heading. */
  readonly progress: ReactNode;
  /** Refreshes the person's current stage. */
  readonly again: () => void;
  /** After a write: refreshes, then goes to the next page if it is a different one. */
  readonly followStatus: (reply: { status: Status; version: number }) => void;
}

export const ApplicationFlowContext = createContext<ApplicationFlow | undefined>(undefined);

/** Returns the function that builds URLs in the current user's flow. */
export function useFlowUrls(uuid: string): ApplicationFlow['to'] {
  const signerFlow = use(ApplicationFlowContext);
  return signerFlow ? signerFlow.to : (destination = '') => urls.application(uuid, destination);
}
