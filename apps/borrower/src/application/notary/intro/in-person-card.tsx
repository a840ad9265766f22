import { Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useInPerson } from '../../../notary/in-person.tsx';
import type { NotaryView } from '../../../notary/meeting.ts';
import { NOTARY } from '../../../notary/words.en.ts';

/** The in-person alternative, with its price. */
export function InPerson(view: NotaryView): ReactNode {
  const { fee, button, dialog } = useInPerson(view);
  return (
    <Panel title={NOTARY.inPerson.title}>
      <Text>{NOTARY.inPerson.text(fee)}</Text>
      <div>{button}</div>
      {dialog}
    </Panel>
  );
}
