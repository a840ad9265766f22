import { recordDeed } from '@lintel/contract';
import { Panel, Text, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FileInput } from '../../form/file-input.tsx';
import { api } from '../../platform/api.ts';
import { homeToday } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { addScan } from './scan.ts';
import { CLOSING } from './words.en.ts';

/** Enters a recording that the county made on paper. */
export function EnterRecording(): ReactNode {
  const {
    file: { person, tasks, timeZone },
  } = useFile();
  const isOurs = tasks.some(({ gate }) => gate === 'deed-to-record');
  return (
    <Panel title={CLOSING.recording} raised={isOurs}>
      <FileForm
        name="recording"
        submit={CLOSING.enterRecording}
        done={CLOSING.recorded}
        warn={({ text }) => CLOSING.warnings.recording(text('instrument'), text('county'))}
        check={({ text, file }) => [
          ...(text('instrument') ? [] : [{ field: 'instrument', message: CLOSING.instrumentMissing }]),
          ...(text('county') ? [] : [{ field: 'county', message: CLOSING.countyMissing }]),
          ...(text('on') ? [] : [{ field: 'on', message: CLOSING.dayMissing }]),
          ...(file('document') ? [] : [{ field: 'document', message: CLOSING.chooseDocument }]),
        ]}
        send={async ({ text, file }, on) => {
          const deed = file('document');
          if (deed)
            await api(recordDeed, {
              ...on,
              idempotencyKey: crypto.randomUUID(),
              body: {
                instrumentNumber: text('instrument'),
                county: text('county'),
                recordedOn: text('on'),
                documentUuid: await addScan(deed, person.personUuid, on),
              },
            });
        }}
      >
        {(at) => (
          <>
            <Text>{CLOSING.recordingLead[isOurs ? 'STAFF' : 'COUNTY']}</Text>
            <TextInput
              {...at('instrument')}
              label={CLOSING.instrument}
              hint={CLOSING.instrumentHint}
              autoComplete="off"
              maxLength={80}
            />
            <TextInput {...at('county')} label={CLOSING.county} autoComplete="off" maxLength={80} />
            <TextInput
              {...at('on')}
              type="date"
              max={homeToday(timeZone)}
              label={CLOSING.recordedOn}
              hint={CLOSING.recordedOnHint}
              width="short"
            />
            <FileInput at={at('document')} label={CLOSING.recordedDeed} />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
