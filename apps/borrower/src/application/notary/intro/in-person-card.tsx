import { Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { NotaryView } from '../../../notary/meeting.ts';
import { useSwitchToInPerson } from '../../../notary/use-switch-to-in-person.tsx';
import { NOTARY } from '../../../notary/words.en.ts';

/** Offers to meet a notary in person instead, with the fee. A separate chunk. */
export function InPersonCard(view: NotaryView): ReactNode {
  const { fee, button, dialog } = useSwitchToInPerson(view);
  return (
    <Panel title={NOTARY.inPerson.title}>
      <Text>{NOTARY.inPerson.text(fee)}</Text>
      <div>{button}</div>
      {dialog}
    </Panel>
  );
}
