import { reveal } from '@lintel/contract';
import { REVEAL_FIELDS, REVEAL_REASONS, type RevealField } from '@lintel/domain';
import { Button, Dialog, Key, Select, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { FORM } from '../form/words.en.ts';
import { api } from '../platform/api.ts';
import { useFile, type LoanFileReply } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

const REASONS = Object.entries(REVEAL_REASONS).map(([value, label]) => ({ value, label }));

/** Returns what the file has of the values that can be revealed. Every borrower has given a birth date. */
export const revealableFields = ({
  person,
  bankAccounts,
}: {
  person: Pick<LoanFileReply['person'], 'ssnLast4'>;
  bankAccounts: readonly unknown[];
}): RevealField[] =>
  REVEAL_FIELDS.filter((field) =>
    field === 'SSN' ? Boolean(person.ssnLast4) : field === 'ACCOUNT' ? bankAccounts.length > 0 : true,
  );

/**
 * A button whose dialog shows a masked value in full. It takes a reason, which is logged. `first` is preselected; by
 * default the first value that the file has.
 */
export function RevealButton({ label, first }: { label: string; first?: RevealField }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="s" icon={<Key aria-hidden="true" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        name={`reveal-${first ?? 'any'}`}
        open={isOpen}
        title={label}
        onClose={() => setOpen(false)}
        closeLabel={FILE.close}
      >
        {isOpen && <Reveal first={first} />}
      </Dialog>
    </div>
  );
}

/** The number exists only while its dialog is open. */
function Reveal({ first }: { first: RevealField | undefined }): ReactNode {
  const { uuid, file } = useFile();
  const [shown, setShown] = useState<{ field: RevealField; value: string | null }>();
  const fields = revealableFields(file);
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
        const field = fields.find((one) => one === typed.text('field')) ?? 'DOB';
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
            defaultValue={at('field').defaultValue ?? first ?? fields[0]}
            label={FILE.which}
            options={fields.map((value) => ({ value, label: FILE.fields[value] }))}
          />
          <Select {...at('reason')} label={FORM.reason} placeholder={FORM.choose} options={REASONS} />
        </>
      )}
    </ConsoleForm>
  );
}
