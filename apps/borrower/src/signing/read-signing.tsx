import { readSigning } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ReadCall } from '../gate/read-call.tsx';
import type { SigningSet } from './documents.ts';

/**
 * Reads the documents to sign, again each time a screen opens: a pause and its end don't change the application's step,
 * so cached data may be stale. A refetch while the screen is open replaces the data without a flash.
 */
export function ReadSigning({
  uuid,
  children,
}: {
  uuid: string;
  children: (set: SigningSet, reload: () => Promise<unknown>) => ReactNode;
}): ReactNode {
  return (
    <ReadCall call={readSigning} ask={{ params: { uuid } }} options={{ apart: 'open', staleTime: Infinity, gcTime: 0 }}>
      {children}
    </ReadCall>
  );
}
