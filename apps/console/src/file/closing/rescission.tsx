import { Panel, Select, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { enterRescission } from '@lintel/contract';
import { api } from '../../platform/api.ts';
import { noonOf, todayAtDesk } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { PersonChoice } from '../person-choice.tsx';
import { useFile } from '../use-file.ts';
import { CLOSING } from './copy.ts';
import { ScanChoice } from './scan-choice.tsx';

const WAYS = Object.entries(CLOSING.ways).map(([value, label]) => ({ value, label }));

/** An owner cancelled by letter or fax. */
export function EnterRescission(): ReactNode {
  const { file: { person } } = useFile();
  const [who, setWho] = useState(person.personUuid);
  return (
    <Panel title={CLOSING.rescission}>
      <FileForm
        name="rescission" submit={CLOSING.enterRescission} quiet done={CLOSING.rescinded}
        check={({ text }) => [
          ...(text('on') ? [] : [{ field: 'on', message: CLOSING.sentMissing }]),
          ...(text('document') ? [] : [{ field: 'document', message: CLOSING.chooseDocument }]),
        ]}
        send={({ text }, on) => api(enterRescission, { ...on, body: { personUuid: who, sentAt: noonOf(text('on')), how: text('how') === 'FAX' ? 'FAX' : 'LETTER', documentUuid: text('document') } })}
      >
        {(at) => (
          <>
            <Text>{CLOSING.rescissionLead}</Text>
            <PersonChoice at={at('person')} label={CLOSING.person} value={who} onChange={setWho} />
            <Select {...at('how')} label={CLOSING.how} options={WAYS} />
            <TextInput {...at('on')} type="date" max={todayAtDesk()} label={CLOSING.sentOn} width="short" />
            <ScanChoice at={at('document')} label={CLOSING.document} />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
