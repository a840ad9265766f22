import { Panel, Select, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { voidClosing } from '@lintel/contract';
import { CLOSING_GROUNDS } from '@lintel/domain';
import { FORM } from '../../form/copy.ts';
import { api } from '../../platform/api.ts';
import { keptTyping } from '../../platform/kept.ts';
import { CLOSURE } from '../closure/copy.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { CLOSING } from './copy.ts';
import { ScanChoice } from './scan-choice.tsx';

const GROUNDS = [{ value: '', label: CLOSING.byConsent }, ...CLOSING_GROUNDS.map((value) => ({ value, label: CLOSURE.grounds[value] }))];

/** Ends a closing that somebody has begun to sign; the file goes on with new papers. */
export function VoidClosing({ people }: { people: readonly { readonly personUuid: string; readonly name: string }[] }): ReactNode {
  const { uuid } = useFile();
  const [chosen, setChosen] = useState(keptTyping.of(`${uuid} voiding`)['ground']?.[0] ?? '');
  const ground = CLOSING_GROUNDS.find((one) => one === chosen) ?? null;
  return (
    <Panel title={CLOSING.voiding}>
      <FileForm
        name="voiding" submit={CLOSING.void} quiet done={CLOSING.voided}
        check={({ text }) => people.filter(({ personUuid }) => ground === null && !text(`consent-${personUuid}`)).map(({ personUuid }) => ({ field: `consent-${personUuid}`, message: CLOSING.consentMissing }))}
        send={({ text }, on) => api(voidClosing, {
          ...on,
          body: { ground, consents: ground === null ? people.map(({ personUuid }) => ({ personUuid, documentUuid: text(`consent-${personUuid}`) })) : [], comment: text('comment') || null },
        })}
      >
        {(at) => (
          <>
            <Text>{CLOSING.voidingLead}</Text>
            <Select name="ground" id={at('ground').id} error={at('ground').error} label={CLOSING.ground} value={chosen} options={GROUNDS} onChange={(event) => setChosen(event.currentTarget.value)} />
            {ground === null && people.map(({ personUuid, name }) => <ScanChoice key={personUuid} at={at(`consent-${personUuid}`)} label={CLOSING.consentOf(name)} />)}
            <TextArea {...at('comment')} label={CLOSING.comment} hint={CLOSING.commentHint} optional={FORM.optional} rows={2} maxLength={500} />
          </>
        )}
      </FileForm>
    </Panel>
  );
}
