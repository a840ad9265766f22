import { readSigning } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ReadCall } from '../gate/read-call.tsx';
import type { SigningSet } from './papers.ts';

/**
 * The papers to sign, read anew each time a screen opens: a pause and its end move no step of the file, so nothing read before counts. What is read
 * again while the screen stands takes its place without a blink.
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
