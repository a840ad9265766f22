import type { Reply, beginTotp } from '@lintel/contract';
import { groupByFour } from '@lintel/domain';
import { PageHeading, QrCode, Stack, Text, TextInput } from '@lintel/ui';
import { useQrModules } from '@lintel/web';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { useTitle } from '../platform/title.ts';
import { SETUP } from './words.en.ts';
import css from './setup.module.css';

/** Shows a new authenticator secret, as a QR code and as text, and asks for its first code. */
export function Authenticator({
  secret: { secret, otpauthUrl },
  onCode,
}: {
  secret: Reply<typeof beginTotp>;
  onCode: (code: string) => Promise<void>;
}): ReactNode {
  useTitle(SETUP.authenticatorTitle);
  const modules = useQrModules(otpauthUrl);
  return (
    <Stack gap="l">
      <PageHeading title={SETUP.authenticatorTitle}>{SETUP.authenticatorLead}</PageHeading>
      <QrCode modules={modules} label={SETUP.qrCode} />
      <div>
        <Text>{SETUP.byHand}</Text>
        <p className={css.secret} data-secret={secret} translate="no">
          {groupByFour(secret)}
        </p>
      </div>
      <ConsoleForm
        name="setup-code"
        submit={SETUP.confirm}
        send={(sent) => onCode(sent.text('code'))}
        check={(sent) => (/^\d{6}$/.test(sent.text('code')) ? [] : [{ field: 'code', message: SETUP.codeMissing }])}
      >
        {(at) => (
          <TextInput
            {...at('code')}
            label={SETUP.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            width="short"
          />
        )}
      </ConsoleForm>
    </Stack>
  );
}
