import { voidClosing } from '@lintel/contract';
import { isAboutApplication, VOIDING_GROUNDS } from '@lintel/domain';
import { Disclosure, Notice, Select, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FileInput } from '../../form/file-input.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { CLOSURE } from '../end-file/words.en.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { addScan } from './scan.ts';
import { CLOSING } from './words.en.ts';

type Ground = (typeof VOIDING_GROUNDS)[number];

const toOptions = (grounds: readonly Ground[]) => grounds.map((value) => ({ value, label: CLOSURE.grounds[value] }));

const GROUNDS = [
  { value: '', label: CLOSING.byConsent },
  {
    label: CLOSING.groundGroups.DOCUMENTS,
    options: toOptions(VOIDING_GROUNDS.filter((ground) => !isAboutApplication(ground))),
  },
  { label: CLOSING.groundGroups.APPLICATION, options: toOptions(VOIDING_GROUNDS.filter(isAboutApplication)) },
];

interface Person {
  readonly personUuid: string;
  readonly name: string;
}

/** Uploads each signer's written consent, one after the other. */
async function uploadConsents({ file }: FormInput, people: readonly Person[], { params }: WriteParams) {
  const consents = [];
  for (const { personUuid } of people) {
    const scan = file(`consent-${personUuid}`);
    if (scan)
      consents.push({
        personUuid,
        documentUuid: await addScan(scan, personUuid, { params, idempotencyKey: crypto.randomUUID() }),
      });
  }
  return consents;
}

/**
 * Voids a closing between the signing package and the recording, on a ground or with every signer's written consent; new
 * documents follow.
 */
export function VoidClosing({ people }: { people: readonly Person[] }): ReactNode {
  const { uuid } = useFile();
  const [chosen, setChosen] = useState(unsentInput.read(`${uuid} voiding`)['ground']?.[0] ?? '');
  const ground = VOIDING_GROUNDS.find((one) => one === chosen) ?? null;
  return (
    <Disclosure summary={CLOSING.voiding}>
      <FileForm
        name="voiding"
        submit={CLOSING.void}
        quiet
        done={CLOSING.voided}
        warn={() =>
          ground !== null && isAboutApplication(ground) ? CLOSING.warnings.voidAndContinue : CLOSING.warnings.void
        }
        check={({ file }) =>
          people
            .filter(({ personUuid }) => ground === null && !file(`consent-${personUuid}`))
            .map(({ personUuid }) => ({ field: `consent-${personUuid}`, message: CLOSING.consentMissing }))
        }
        send={async (typed, on) =>
          api(voidClosing, {
            ...on,
            body: {
              ground,
              consents: ground === null ? await uploadConsents(typed, people, on) : [],
              comment: typed.text('comment') || null,
            },
          })
        }
      >
        {(at) => (
          <>
            <Text>{CLOSING.voidingLead}</Text>
            <Select
              name="ground"
              id={at('ground').id}
              error={at('ground').error}
              label={CLOSING.ground}
              value={chosen}
              options={GROUNDS}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            {ground !== null && isAboutApplication(ground) && (
              <Notice tone="warning">{CLOSING.voidingContinues}</Notice>
            )}
            {ground === null &&
              people.map(({ personUuid, name }) => (
                <FileInput key={personUuid} at={at(`consent-${personUuid}`)} label={CLOSING.consentLabel(name)} />
              ))}
            <TextArea
              {...at('comment')}
              label={CLOSING.comment}
              hint={CLOSING.commentHint}
              optional={FORM.optional}
              rows={2}
              maxLength={500}
            />
          </>
        )}
      </FileForm>
    </Disclosure>
  );
}
