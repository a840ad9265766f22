import { addPasskey, beginPasskey, readSessions, removePasskey, renamePasskey } from '@lintel/contract';
import { MAX_PASSKEY_NAME_LENGTH } from '@lintel/domain';
import { Actions, Dialog, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import type { ReactNode } from 'react';
import { createPasskey } from '../../passkeys/ceremony.ts';
import { api } from '../../platform/lazy/api.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { describeDevice } from './device.ts';
import type { Passkey, PasskeyAct } from './passkeys.tsx';
import { PASSKEYS } from './words.en.ts';

interface Props {
  onDone: (said: string) => Promise<void>;
  onClose: () => void;
}

/** Adds, renames or removes a passkey. */
export function PasskeyDialog({ act, ...props }: Props & { act: PasskeyAct }): ReactNode {
  if (act.kind === 'add') return <Add {...props} />;
  return act.kind === 'rename' ? (
    <Rename {...props} passkey={act.passkey} />
  ) : (
    <Remove {...props} passkey={act.passkey} />
  );
}

/** Asks for the name first, so the passkey is complete once the browser's dialog closes. */
function Add({ onDone, onClose }: Props): ReactNode {
  const withStepUp = useStepUp();
  const { data } = useRead(readSessions, {});
  const currentSession = data?.find(({ current }) => current);
  const form = useSubmit();
  const props = form.formProps({
    check: checkName,
    async send({ name = '' }) {
      const created = await createPasskey(await withStepUp(() => api(beginPasskey, {})));
      if ('problem' in created) return form.show({ formError: created.problem });
      await api(addPasskey, { body: { name: name.trim(), credential: created.credential } });
      return onDone(PASSKEYS.adding.done);
    },
  });
  return (
    <Dialog name="add-passkey" open title={PASSKEYS.adding.title} onClose={onClose} closeLabel={PASSKEYS.close}>
      <form {...props}>
        <Stack>
          <Text>{PASSKEYS.adding.lead}</Text>
          <NameInput form={form} value={currentSession && describeDevice(currentSession.device)} />
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.adding.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

function Rename({ passkey, onDone, onClose }: Props & { passkey: Passkey }): ReactNode {
  const form = useSubmit();
  const props = form.formProps({
    check: checkName,
    async send({ name = '' }) {
      await api(renamePasskey, { params: { passkeyUuid: passkey.passkeyUuid }, body: { name: name.trim() } });
      await onDone(PASSKEYS.renaming.done);
    },
  });
  return (
    <Dialog name="rename-passkey" open title={PASSKEYS.renaming.title} onClose={onClose} closeLabel={PASSKEYS.close}>
      <form {...props}>
        <Stack>
          <NameInput form={form} value={passkey.name} />
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.renaming.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

function Remove({ passkey, onDone, onClose }: Props & { passkey: Passkey }): ReactNode {
  const withStepUp = useStepUp();
  const form = useSubmit();
  const props = form.formProps({
    async send() {
      await withStepUp(() => api(removePasskey, { params: { passkeyUuid: passkey.passkeyUuid } }));
      await onDone(PASSKEYS.removing.done);
    },
  });
  return (
    <Dialog
      name="remove-passkey"
      open
      title={PASSKEYS.removing.title(passkey.name)}
      onClose={onClose}
      closeLabel={PASSKEYS.close}
    >
      <form {...props}>
        <Stack>
          <Text>{PASSKEYS.removing.lead}</Text>
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.removing.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

const checkName = ({ name = '' }: Readonly<Record<string, string>>) => {
  const typed = name.trim();
  const isLong = typed.length > MAX_PASSKEY_NAME_LENGTH;
  const message = typed === '' ? PASSKEYS.nameMissing : isLong ? PASSKEYS.nameLong(MAX_PASSKEY_NAME_LENGTH) : undefined;
  return message === undefined ? [] : [{ field: 'name', message }];
};

function NameInput({ form, value }: { form: ReturnType<typeof useSubmit>; value: string | undefined }): ReactNode {
  return (
    <TextInput
      key={value}
      name="name"
      id="passkey-name"
      label={PASSKEYS.name}
      hint={PASSKEYS.nameHint}
      defaultValue={value}
      autoComplete="off"
      error={form.errorAt('name')}
    />
  );
}
