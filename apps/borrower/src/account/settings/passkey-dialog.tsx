import { addPasskey, beginPasskey, readSessions, removePasskey, renamePasskey } from '@lintel/contract';
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

const MAX_NAME = 60;

/** Adds, renames or removes a passkey. */
export function PasskeyDialog({ act, ...props }: Props & { act: PasskeyAct }): ReactNode {
  if (act.kind === 'add') return <Add {...props} />;
  return act.kind === 'rename' ? (
    <Rename {...props} passkey={act.passkey} />
  ) : (
    <Remove {...props} passkey={act.passkey} />
  );
}

/** Names the passkey first, so that nothing is left to do after the browser's window. */
function Add({ onDone, onClose }: Props): ReactNode {
  const confirmed = useStepUp();
  const { data } = useRead(readSessions, {});
  const here = data?.find(({ current }) => current);
  const form = useSubmit();
  const props = form.formProps({
    check: checkName,
    async send({ name = '' }) {
      const asked = await createPasskey(await confirmed(() => api(beginPasskey, {})));
      if ('problem' in asked) return form.show({ formError: asked.problem });
      await api(addPasskey, { body: { name: name.trim(), credential: asked.credential } });
      return onDone(PASSKEYS.create.done);
    },
  });
  return (
    <Dialog name="add-passkey" open title={PASSKEYS.create.title} onClose={onClose} closeLabel={PASSKEYS.close}>
      <form {...props}>
        <Stack>
          <Text>{PASSKEYS.create.lead}</Text>
          <Name form={form} value={here && describeDevice(here.device)} />
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.create.submit}</SubmitButton>
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
      await onDone(PASSKEYS.change.done);
    },
  });
  return (
    <Dialog name="rename-passkey" open title={PASSKEYS.change.title} onClose={onClose} closeLabel={PASSKEYS.close}>
      <form {...props}>
        <Stack>
          <Name form={form} value={passkey.name} />
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.change.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

function Remove({ passkey, onDone, onClose }: Props & { passkey: Passkey }): ReactNode {
  const confirmed = useStepUp();
  const form = useSubmit();
  const props = form.formProps({
    async send() {
      await confirmed(() => api(removePasskey, { params: { passkeyUuid: passkey.passkeyUuid } }));
      await onDone(PASSKEYS.drop.done);
    },
  });
  return (
    <Dialog
      name="remove-passkey"
      open
      title={PASSKEYS.drop.title(passkey.name)}
      onClose={onClose}
      closeLabel={PASSKEYS.close}
    >
      <form {...props}>
        <Stack>
          <Text>{PASSKEYS.drop.lead}</Text>
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{PASSKEYS.drop.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

const checkName = ({ name = '' }: Readonly<Record<string, string>>) => {
  const message =
    name.trim() === '' ? PASSKEYS.nameMissing : name.trim().length > MAX_NAME ? PASSKEYS.nameLong : undefined;
  return message === undefined ? [] : [{ field: 'name', message }];
};

function Name({ form, value }: { form: ReturnType<typeof useSubmit>; value: string | undefined }): ReactNode {
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
