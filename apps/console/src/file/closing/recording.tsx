import { Panel, Text, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { recordDeed } from '@lintel/contract';
import { api } from '../../platform/api.ts';
import { todayAtDesk } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { CLOSING } from './copy.ts';
import { ScanChoice } from './scan-choice.tsx';

/** What a county recorded on paper. */
export function EnterRecording(): ReactNode {
  return (
    <Panel title={CLOSING.recording} raised>
      <FileForm
        name="recording" submit={CLOSING.enterRecording} done={CLOSING.recorded}
        check={({ text }) => [
          ...(text('instrument') ? [] : [{ field: 'instrument', message: CLOSING.instrumentMissing }]),
          ...(text('county') ? [] : [{ field: 'county', message: CLOSING.countyMissing }]),
          ...(text('on') ? [] : [{ field: 'on', message: CLOSING.dayMissing }]),
          ...(text('document') ? [] : [{ field: 'document', message: CLOSING.chooseDocument }]),
        ]}
        send={({ text }, on) => api(recordDeed, { ...on, body: { instrumentNumber: text('instrument'), county: text('county'), recordedOn: text('on'), documentUuid: text('document') } })}
      >
        {(at) => (
          <>
            <Text>{CLOSING.recordingLead}</Text>
            <TextInput {...at('instrument')} label={CLOSING.instrument} autoComplete="off" maxLength={80} />
            <TextInput {...at('county')} label={CLOSING.county} autoComplete="off" maxLength={80} />
            <TextInput {...at('on')} type="date" max={todayAtDesk()} label={CLOSING.recordedOn} width="short" />
            <ScanChoice at={at('document')} label={CLOSING.document} />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
