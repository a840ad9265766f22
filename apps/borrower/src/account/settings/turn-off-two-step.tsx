import { removeTotp } from '@lintel/contract';
import { Actions, Dialog, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import type { ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { toEitherCode } from '../../platform/lazy/either-code.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { EITHER_CODE } from '../../platform/lazy/words.en.ts';
import { TWO_STEP } from './words.en.ts';

const WORDS = TWO_STEP.remove;

/** Turns two-step login off with a code of the authenticator or a recovery code. */
export function TurnOffTwoStep({ onDone, onClose }: { onDone: () => Promise<void>; onClose: () => void }): ReactNode {
  const withStepUp = useStepUp();
  const form = useSubmit({ errorFields: { 'code-wrong': 'code' } });
  const props = form.formProps({
    check: ({ code }) => (code?.trim() ? [] : [{ field: 'code', message: EITHER_CODE.missing }]),
    async send({ code = '' }) {
      await withStepUp(() => api(removeTotp, { body: toEitherCode(code) }));
      await onDone();
    },
  });
  return (
    <Dialog name="two-step-off" open title={WORDS.title} onClose={onClose} closeLabel={TWO_STEP.close}>
      <form {...props}>
        <Stack>
          <Text>{WORDS.lead}</Text>
          <TextInput
            name="code"
            id="two-step-off-code"
            label={EITHER_CODE.label}
            hint={EITHER_CODE.hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={form.errorAt('code')}
          />
          <FormError>{form.formError}</FormError>
          <Actions>
            <SubmitButton busy={form.busy}>{WORDS.submit}</SubmitButton>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}
