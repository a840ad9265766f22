import { Checkbox, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { useTitle } from '../platform/title.ts';
import { SaveCodes } from './save-codes.tsx';
import { SETUP } from './words.en.ts';
import css from './setup.module.css';

/** Shows the recovery codes once; the user copies or saves them and confirms that before continuing. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  useTitle(SETUP.codesTitle);
  return (
    <Stack gap="l">
      <PageHeading title={SETUP.codesTitle}>{SETUP.codesLead}</PageHeading>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <SaveCodes codes={codes} />
      <ConsoleForm
        name="setup-codes"
        submit={SETUP.enter}
        send={async () => onDone()}
        check={(sent) => (sent.text('written') ? [] : [{ field: 'written', message: SETUP.writtenMissing }])}
      >
        {(at) => {
          const { name, id, error } = at('written');
          return <Checkbox name={name} id={id} error={error} label={SETUP.written} />;
        }}
      </ConsoleForm>
    </Stack>
  );
}
