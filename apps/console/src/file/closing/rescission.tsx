import { enterRescission } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import { Disclosure, Select, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FileInput } from '../../form/file-input.tsx';
import { api } from '../../platform/api.ts';
import { toEntryTime, lenderToday } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { PersonChoice } from '../person-choice.tsx';
import { useFile } from '../use-file.ts';
import { addScan } from './scan.ts';
import { CLOSING } from './words.en.ts';

const WAYS = Object.entries(CLOSING.ways).map(([value, label]) => ({ value, label }));

/** The receipt starts the 20 days. Whether a day is still to come is for the server's clock to decide. */
function checkReceipt(sentOn: string, receivedOn: string): FieldMessage[] {
  if (receivedOn === '') return [{ field: 'receivedAt', message: CLOSING.receivedMissing }];
  return receivedOn < sentOn ? [{ field: 'receivedAt', message: CLOSING.receivedBeforeSent }] : [];
}

/** Enters an owner's cancellation by letter or fax. */
export function EnterRescission(): ReactNode {
  const {
    file: { person },
  } = useFile();
  const [who, setWho] = useState(person.personUuid);
  return (
    <Disclosure summary={CLOSING.rescission}>
      <FileForm
        name="rescission"
        submit={CLOSING.enterRescission}
        quiet
        done={CLOSING.rescinded}
        warn={() => CLOSING.warnings.rescission}
        check={({ text, file }) => [
          ...(text('sentAt') ? [] : [{ field: 'sentAt', message: CLOSING.sentMissing }]),
          ...checkReceipt(text('sentAt'), text('receivedAt')),
          ...(file('document') ? [] : [{ field: 'document', message: CLOSING.chooseDocument }]),
        ]}
        send={async ({ text, file: chosen }, on) => {
          const [letter, how] = [chosen('document'), text('how') === 'FAX' ? 'FAX' : 'LETTER'] as const;
          if (letter)
            await api(enterRescission, {
              ...on,
              idempotencyKey: crypto.randomUUID(),
              body: {
                personUuid: who,
                sentAt: toEntryTime(text('sentAt')),
                receivedAt: toEntryTime(text('receivedAt')),
                how,
                documentUuid: await addScan(letter, who, on),
              },
            });
        }}
      >
        {(at) => (
          <>
            <PersonChoice at={at('person')} label={CLOSING.person} value={who} onChange={setWho} />
            <Select {...at('how')} label={CLOSING.how} hint={CLOSING.howHint} options={WAYS} />
            <TextInput
              {...at('sentAt')}
              type="date"
              max={lenderToday()}
              label={CLOSING.sentOn}
              hint={CLOSING.sentHint}
              width="short"
            />
            <TextInput
              {...at('receivedAt')}
              type="date"
              max={lenderToday()}
              label={CLOSING.receivedOn}
              hint={CLOSING.receivedHint}
              width="short"
            />
            <FileInput at={at('document')} label={CLOSING.letter} />
          </>
        )}
      </FileForm>
    </Disclosure>
  );
}
