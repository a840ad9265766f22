import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { DATATREE } from '../words.en.ts';

/** A public records search that takes longer than a poll: the parcel, its value, the land records. */
export function DatatreeScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['locate', 'value', 'prequal-title']}>
      {({ uuid, status }) => <WaitingPage uuid={uuid} status={status} title={DATATREE.title} />}
    </ApplicationScreen>
  );
}
