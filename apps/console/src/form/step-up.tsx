import { ApiError, beginStepUp, finishStepUp } from '@lintel/contract';
import { Dialog, Stack, Text, TextInput } from '@lintel/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { api } from '../platform/api.ts';
import { STEP_UP } from '../platform/copy.ts';
import { StepUpContext, type Confirmed } from '../platform/use-step-up.ts';
import { DeskForm } from './desk-form.tsx';

interface Asked {
  readonly go: () => void;
  readonly stop: () => void;
}

/** Asks for a code where a call wants a second factor, and lets the call go again. */
export function StepUp({ children }: { children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const confirmed = useCallback<Confirmed>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'step-up-required') throw error;
      await new Promise<void>((go, stop) => setAsked((before) => [...before, { go, stop: () => stop(error) }]));
      return act();
    }
  }, []);

  function settle(how: keyof Asked) {
    for (const one of asked) one[how]();
    setAsked([]);
  }

  async function send(code: string) {
    const { stepUpUuid } = await api(beginStepUp, { body: { channel: 'TOTP' } });
    await api(finishStepUp, { params: { stepUpUuid }, body: { code } });
    settle('go');
  }

  return (
    <StepUpContext value={confirmed}>
      {children}
      <Dialog
        name="step-up"
        open={asked.length > 0}
        title={STEP_UP.title}
        onClose={() => settle('stop')}
        closeLabel={STEP_UP.close}
      >
        {asked.length > 0 && (
          <DeskForm
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
          </DeskForm>
        )}
      </Dialog>
    </StepUpContext>
  );
}
