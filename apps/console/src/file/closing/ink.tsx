import { recordWetSigning, type Reply, type readWetSignings } from '@lintel/contract';
import {
  formatDateInProse,
  isCancelNotice,
  MEETING_PLACES,
  NOTICE_COPIES,
  zonedInstant,
  zoneName,
  type FieldMessage,
} from '@lintel/domain';
import { Checkbox, Disclosure, Fieldset, Panel, Select, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FileInput } from '../../form/file-input.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { MeetingPlace, placeErrors, toMeetingPlace } from './place.tsx';
import { addScan } from './scan.ts';
import { CLOSING } from './words.en.ts';
import css from '../file.module.css';

export type WetSignings = Reply<typeof readWetSignings>;
type Person = WetSignings['people'][number];

/**
 * Returns the documents that a person can sign on paper at the file's current step: a notice can be handed over, but
 * the deed waits for its notary.
 */
const findUnsignedDocuments = ({ documents }: Person, { closingActs }: LoanFileReply) =>
  documents.filter(({ kind, signedAt }) => signedAt == null && kind !== 'OTHER' && closingActs.includes(`INK_${kind}`));

/** Returns the person's current rescission notices, which are handed over at the table. */
const findCancelNotices = ({ documents }: LoanFileReply, personUuid: string) =>
  documents.filter((one) => isCancelNotice(one) && one.current && !one.uploaded && one.personUuid === personUuid);

const copiesField = (notice: string): string => `copies-${notice}`;

/** Converts a local date and time (yyyy-MM-ddTHH:mm) at the home to an instant. */
function toHomeInstant(local: string, zone: string): string {
  const [day = '', time = ''] = local.split('T');
  return zonedInstant(day, time, zone);
}

function check(typed: FormInput, notices: readonly { readonly uuid: string }[]): FieldMessage[] {
  return [
    ...(typed.all('documents').length > 0 ? [] : [{ field: 'documents', message: CLOSING.documentsMissing }]),
    ...(typed.text('at') ? [] : [{ field: 'at', message: CLOSING.momentMissing }]),
    ...placeErrors(typed),
    ...(typed.text('notary') ? [] : [{ field: 'notary', message: CLOSING.notaryNameMissing }]),
    ...(typed.text('commission') ? [] : [{ field: 'commission', message: CLOSING.commissionMissing }]),
    ...(/^[A-Za-z]{2}$/.test(typed.text('notaryState'))
      ? []
      : [{ field: 'notaryState', message: CLOSING.notaryStateMissing }]),
    // Entering the number is the attestation that the copies were given, so the form never fills it in.
    ...notices
      .filter(({ uuid }) => !/^\d+$/.test(typed.text(copiesField(uuid))))
      .map(({ uuid }) => ({ field: copiesField(uuid), message: CLOSING.copiesMissing })),
    ...(typed.file('scan') ? [] : [{ field: 'scan', message: CLOSING.scanMissing }]),
  ];
}

/** Uploads the scan under the form's idempotency key, so a retry adds it once, then records the signing with it. */
async function send(
  typed: FormInput,
  { params, version, idempotencyKey }: WriteParams,
  { person, notices, zone }: { person: Person; notices: readonly { readonly uuid: string }[]; zone: string },
): Promise<void> {
  const file = typed.file('scan');
  if (!file) return;
  const scan = await addScan(file, person.personUuid, { params, idempotencyKey });
  const signed = person.documents.filter(({ documentUuid }) => typed.all('documents').includes(documentUuid));
  await api(recordWetSigning, {
    params,
    version,
    idempotencyKey: crypto.randomUUID(),
    body: {
      personUuid: person.personUuid,
      documents: signed.map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 })),
      place: toMeetingPlace(typed),
      at: toHomeInstant(typed.text('at'), zone),
      noticesHanded: notices
        .map(({ uuid }) => ({ documentUuid: uuid, copies: Number(typed.text(copiesField(uuid))) }))
        .filter(({ copies }) => copies > 0),
      scanDocumentUuids: [scan],
      notary: {
        name: typed.text('notary'),
        commission: typed.text('commission'),
        state: typed.text('notaryState').toUpperCase(),
      },
    },
  });
}

/**
 * Records a wet-ink signing before a notary. A card of its own where the file meets a notary in person, a
 * disclosure elsewhere.
 */
export function InkSigning({ signings }: { signings: WetSignings }): ReactNode {
  const { file } = useFile();
  const early = signings.opensOn ? CLOSING.early(formatDateInProse(signings.opensOn)) : '';
  if (file.closingActs.includes('INK_WAITS'))
    return (
      <Panel title={CLOSING.ink}>
        <p>{early}</p>
      </Panel>
    );
  const people = signings.people.filter((person) => findUnsignedDocuments(person, file).length > 0);
  if (people.length === 0) return null;
  const form = <InkForm signings={signings} people={people} />;
  return isMeeting(file) ? (
    <Panel title={CLOSING.ink} raised>
      {form}
    </Panel>
  ) : (
    <Disclosure summary={CLOSING.ink}>{form}</Disclosure>
  );
}

const isMeeting = ({ closingActs }: LoanFileReply): boolean => closingActs.includes('INK_AT_MEETING');

function InkForm({ signings, people }: { signings: WetSignings; people: readonly Person[] }): ReactNode {
  const { uuid, file } = useFile();
  const [who, setWho] = useState(unsentInput.read(`${uuid} ink`)['person']?.[0] ?? people[0]?.personUuid ?? '');
  const person = people.find(({ personUuid }) => personUuid === who) ?? people[0];
  if (!person) return null;
  const notices = findCancelNotices(file, person.personUuid);
  const owner = file.rescissionRight?.owners.find(({ personUuid }) => personUuid === person.personUuid);
  const isUnknown = file.signers.some(({ signerUuid, identity }) => signerUuid === person.personUuid && !identity);
  return (
    <FileForm
      name="ink"
      submit={CLOSING.enterInk}
      quiet={!isMeeting(file)}
      done={CLOSING.inkEntered}
      warn={() => CLOSING.warnings.ink(person.name)}
      check={(typed) => (isUnknown ? [{ field: 'person', message: CLOSING.notIdentified }] : check(typed, notices))}
      send={(typed, on) => send(typed, on, { person, notices, zone: signings.timeZone })}
    >
      {(at) => (
        <>
          <Text>
            {CLOSING.inkLead}
            {signings.opensOn ? ` ${CLOSING.early(formatDateInProse(signings.opensOn))}` : ''}
          </Text>
          <Select
            name="person"
            id={at('person').id}
            error={at('person').error}
            label={CLOSING.person}
            hint={CLOSING.inkPersonHint}
            value={person.personUuid}
            options={people.map(({ personUuid, name }) => ({ value: personUuid, label: name }))}
            onChange={(event) => setWho(event.currentTarget.value)}
          />
          <DocumentChoice
            key={person.personUuid}
            at={at('documents')}
            documents={findUnsignedDocuments(person, file)}
          />
          <TextInput
            {...at('at')}
            type="datetime-local"
            label={CLOSING.signedAt}
            hint={CLOSING.signedAtHint(zoneName(signings.timeZone))}
          />
          <MeetingPlace at={at} places={signings.officeOnly ? ['OFFICE'] : MEETING_PLACES} offices={signings.offices} />
          <TextInput
            {...at('notary')}
            label={CLOSING.notary}
            hint={CLOSING.notaryHint}
            autoComplete="off"
            maxLength={100}
          />
          <TextInput
            {...at('commission')}
            label={CLOSING.commission}
            hint={CLOSING.commissionHint}
            autoComplete="off"
            maxLength={60}
          />
          <TextInput
            {...at('notaryState')}
            label={CLOSING.notaryState}
            hint={CLOSING.stateHint}
            autoComplete="off"
            maxLength={2}
            width="short"
          />
          {notices.map(({ uuid: notice, title }) => (
            <TextInput
              key={notice}
              {...at(copiesField(notice))}
              inputMode="numeric"
              label={CLOSING.handed(title)}
              hint={CLOSING.copiesHint[owner?.notice ? 'DELIVERED' : 'NOT_DELIVERED'](NOTICE_COPIES)}
              width="short"
            />
          ))}
          <FileInput at={at('scan')} label={CLOSING.scans} hint={CLOSING.scansHint(FORM.fileHint)} />
        </>
      )}
    </FileForm>
  );
}

function DocumentChoice({
  at: { id, error },
  documents,
}: {
  at: ControlProps;
  documents: Person['documents'];
}): ReactNode {
  return (
    <Fieldset name="documents" label={CLOSING.signedDocuments} hint={CLOSING.signedDocumentsHint} error={error}>
      <div className={css.reasons}>
        {documents.map(({ documentUuid, title }, index) => (
          <Checkbox
            key={documentUuid}
            name="documents"
            id={index === 0 ? id : `${id}-${documentUuid}`}
            value={documentUuid}
            label={title}
            defaultChecked
          />
        ))}
      </div>
    </Fieldset>
  );
}
