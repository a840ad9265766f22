import { reveal } from '@lintel/contract';
import { formatAddress, formatPhone, REVEAL_FIELDS, REVEAL_REASONS, type RevealField } from '@lintel/domain';
import { Dialog, Button, Key, Panel, Select, SummaryRows, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { FORM } from '../form/words.en.ts';
import { api } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

const REASONS = Object.entries(REVEAL_REASONS).map(([value, label]) => ({ value, label }));

/** The person with numbers masked. Showing a number takes a reason, which is recorded. */
export function PersonPanel(): ReactNode {
  const {
    file: { person },
  } = useFile();
  const may = useMay();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={FILE.person}>
      <SummaryRows
        rows={[
          { label: FILE.fields.DOB, value: `··/··/${person.birthYear}` },
          { label: FILE.fields.SSN, value: person.ssnLast4 ? `···-··-${person.ssnLast4}` : FILE.notGiven },
          ...person.phoneNumbers.map(({ number }) => ({ label: FILE.phone, value: formatPhone(number) })),
          { label: FILE.email, value: <span className={css.long}>{person.email}</span> },
          { label: FILE.home, value: formatAddress(person.homeAddress) },
          ...(person.mailingAddress ? [{ label: FILE.mailing, value: formatAddress(person.mailingAddress) }] : []),
        ]}
      />
      {may('reveal') && (
        <div>
          <Button size="s" icon={<Key aria-hidden="true" />} onClick={() => setOpen(true)}>
            {FILE.reveal}
          </Button>
        </div>
      )}
      {may('reveal') && (
        <Text size="xs" tone="muted">
          {FILE.revealNote}
        </Text>
      )}
      <Dialog name="reveal" open={open} title={FILE.reveal} onClose={() => setOpen(false)} closeLabel={FILE.close}>
        {open && <Reveal />}
      </Dialog>
    </Panel>
  );
}

/** The number exists only while its dialog is open. */
function Reveal(): ReactNode {
  const {
    uuid,
    file: { bankAccounts },
  } = useFile();
  const [shown, setShown] = useState<{ field: RevealField; value: string | null }>();
  const fields = REVEAL_FIELDS.filter((field) => field !== 'ACCOUNT' || bankAccounts.length > 0);
  if (shown)
    return (
      <>
        <Text>{FILE.fields[shown.field]}</Text>
        <p className={css.revealed}>{shown.value ?? FILE.notGiven}</p>
        <Text size="s" tone="muted">
          {FILE.recorded}
        </Text>
      </>
    );
  return (
    <ConsoleForm
      name="reveal"
      submit={FILE.show}
      check={(typed) => (typed.text('reason') ? [] : [{ field: 'reason', message: FORM.chooseReason }])}
      send={async (typed, idempotencyKey) => {
        const field = fields.find((one) => one === typed.text('field')) ?? 'SSN';
        const { value } = await api(reveal, {
          params: { uuid },
          body: { field, reason: typed.text('reason') },
          idempotencyKey,
        });
        setShown({ field, value: value ?? null });
      }}
    >
      {(at) => (
        <>
          <Select
            {...at('field')}
            label={FILE.which}
            options={fields.map((value) => ({ value, label: FILE.fields[value] }))}
          />
          <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={REASONS} />
        </>
      )}
    </ConsoleForm>
  );
}
