import type { ReactNode } from 'react';
import { AtGate } from '../../../gate/at-gate.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { DATATREE } from './copy.ts';

/** A search in public records that takes longer than a poll: the parcel, its value, the land records. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['locate', 'value', 'prequal-title']}>
      {(view) => <WaitingPage {...view} title={DATATREE.title} />}
    </AtGate>
  );
}
