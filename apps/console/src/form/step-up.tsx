import { type ApiError, beginStepUp, finishStepUp } from '@lintel/contract';
import { Dialog, Stack, Text, TextInput } from '@lintel/ui';
import { StepUpContext, useStepUpGate } from '@lintel/web';
import type { ReactNode } from 'react';
import { api } from '../platform/api.ts';
import { ConsoleForm } from './console-form.tsx';
import { STEP_UP } from './words.en.ts';

const same = (error: ApiError): ApiError => error;

/** Asks for a code when a call requires a second factor, then retries the call. */
export function StepUp({ children }: { children: ReactNode }): ReactNode {
  const { withStepUp, isAsking, settle } = useStepUpGate(same);

  async function send(code: string) {
    const { stepUpUuid } = await api(beginStepUp, { body: { channel: 'TOTP' } });
    await api(finishStepUp, { params: { stepUpUuid }, body: { code } });
    settle('go');
  }

  return (
    <StepUpContext value={withStepUp}>
      {children}
      <Dialog
        name="step-up"
        open={isAsking}
        title={STEP_UP.title}
        onClose={() => settle('stop')}
        closeLabel={STEP_UP.close}
      >
        {isAsking && (
          <ConsoleForm
            name="step-up"
            submit={STEP_UP.submit}
            send={(typed) => send(typed.text('code'))}
            check={(typed) =>
              /^\d{6}$/.test(typed.text('code')) ? [] : [{ field: 'code', message: STEP_UP.sixDigits }]
            }
          >
            {(at) => (
              <Stack>
                <Text>{STEP_UP.lead}</Text>
                <TextInput
                  {...at('code')}
                  label={STEP_UP.code}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                  width="short"
                />
              </Stack>
            )}
          </ConsoleForm>
        )}
      </Dialog>
    </StepUpContext>
  );
}
