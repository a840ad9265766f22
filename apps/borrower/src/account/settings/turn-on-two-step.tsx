import { beginTotp, confirmTotp, type Reply } from '@lintel/contract';
import { groupByFour } from '@lintel/domain';
import { Actions, Dialog, PasswordInput, QrCode, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { FormError, useQrModules, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TWO_STEP } from './words.en.ts';
import css from './settings.module.css';

type Secret = Reply<typeof beginTotp>;

/** Turns two-step login on: the password, a code of the new authenticator, then the recovery codes. */
export function TurnOnTwoStep({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }): ReactNode {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void onDone()} />;
  const title = secret ? TWO_STEP.scan.title : TWO_STEP.confirm.title;
  return (
    <Dialog name="two-step-on" open title={title} onClose={onClose} closeLabel={TWO_STEP.close}>
      {secret ? <Scan secret={secret} onCodes={setCodes} /> : <Password onSecret={setSecret} />}
    </Dialog>
  );
}

function Password({ onSecret }: { onSecret: (secret: Secret) => void }): ReactNode {
  const withStepUp = useStepUp();
  const form = useSubmit({ errorFields: { 'credentials-do-not-match': 'password' } });
  const props = form.formProps({
    check: ({ password }) => (password ? [] : [{ field: 'password', message: TWO_STEP.passwordMissing }]),
    send: async ({ password = '' }) =>
      onSecret(await withStepUp(() => api(beginTotp, { body: { currentPassword: password } }))),
  });
  return (
    <form {...props}>
      <Stack>
        <Text>{TWO_STEP.confirm.lead}</Text>
        <PasswordInput
          name="password"
          id="two-step-password"
          label={TWO_STEP.password}
          autoComplete="current-password"
          showLabel={TWO_STEP.show}
          hideLabel={TWO_STEP.hide}
          error={form.errorAt('password')}
        />
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{TWO_STEP.confirm.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}

function Scan({ secret, onCodes }: { secret: Secret; onCodes: (codes: readonly string[]) => void }): ReactNode {
  const modules = useQrModules(secret.otpauthUrl);
  const form = useSubmit({ errorFields: { 'code-wrong': 'code' } });
  const props = form.formProps({
    check: ({ code = '' }) =>
      /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? [] : [{ field: 'code', message: TWO_STEP.scan.codeMissing }],
    send: async ({ code = '' }) =>
      onCodes((await api(confirmTotp, { body: { code: code.replaceAll(/\s/g, '') } })).recoveryCodes),
  });
  return (
    <form {...props}>
      <Stack>
        <Text>{TWO_STEP.scan.lead}</Text>
        <QrCode modules={modules} label={TWO_STEP.scan.qrCode} />
        <div>
          <Text>{TWO_STEP.scan.byHand}</Text>
          <p className={css.secret} data-secret={secret.secret} translate="no">
            {groupByFour(secret.secret)}
          </p>
        </div>
        <TextInput
          name="code"
          id="two-step-code"
          label={TWO_STEP.scan.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.errorAt('code')}
        />
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{TWO_STEP.scan.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
