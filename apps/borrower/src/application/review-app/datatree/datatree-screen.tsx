import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { DATATREE } from '../words.en.ts';

/** The wait while public records are searched for the parcel, its value and its liens. */
export function DatatreeScreen(): ReactNode {
  return (
    <ApplicationScreen gates={['locate', 'value', 'prequal-title']}>
      {({ uuid, status }) => <WaitingPage uuid={uuid} status={status} title={DATATREE.title} />}
    </ApplicationScreen>
  );
}
