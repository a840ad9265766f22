import { Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useInPerson } from '../../../notary/in-person.tsx';
import type { NotaryView } from '../../../notary/meeting.ts';
import { NOTARY } from '../../../notary/words.en.ts';

/** Offers to meet a notary in person instead, with the fee. A separate chunk. */
export function InPersonCard(view: NotaryView): ReactNode {
  const { fee, button, dialog } = useInPerson(view);
  return (
    <Panel title={NOTARY.inPerson.title}>
      <Text>{NOTARY.inPerson.text(fee)}</Text>
      <div>{button}</div>
      {dialog}
    </Panel>
  );
}
