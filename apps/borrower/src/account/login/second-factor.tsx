import { answerBorrowerSecondFactor } from '@lintel/contract';
import { Actions, Button, ErrorSummary, Notice, PageHeading, Stack, SubmitButton, Text, TextInput } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { LOGIN, SECOND_STEP } from './words.en.ts';

interface Props {
  challenge: string;
  onDone: (redirect: string) => unknown;
  /** Returns to the password. */
  onBackToPassword: () => void;
}

/** Asks for the second factor after the password: a code of the authenticator app, or a recovery code. */
export function SecondFactor(props: Props): ReactNode {
  const [usesRecoveryCode, setByRecovery] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const { support } = usePrivateLabel();
  return (
    <Narrow>
      <Stack gap="l">
        {isExpired ? (
          <Notice tone="warning" live>
            {SECOND_STEP.expired}
          </Notice>
        ) : (
          <CodeForm
            {...props}
            key={String(usesRecoveryCode)}
            usesRecoveryCode={usesRecoveryCode}
            onExpired={() => setIsExpired(true)}
          />
        )}
        <Actions>
          {!isExpired && (
            <Button kind="link" onClick={() => setByRecovery(!usesRecoveryCode)}>
              {usesRecoveryCode ? SECOND_STEP.useCode : SECOND_STEP.useRecovery}
            </Button>
          )}
          <Button kind={isExpired ? 'primary' : 'link'} onClick={props.onBackToPassword}>
            {SECOND_STEP.again}
          </Button>
        </Actions>
        <Text size="s" tone="muted">
          {SECOND_STEP.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
        </Text>
      </Stack>
    </Narrow>
  );
}

function CodeForm({
  challenge,
  usesRecoveryCode,
  onDone,
  onExpired,
}: Props & { usesRecoveryCode: boolean; onExpired: () => void }): ReactNode {
  const field = usesRecoveryCode ? 'recoveryCode' : 'code';
  const form = useSubmit({
    errorFields: { 'code-wrong': field },
    onApiError(error) {
      if (error.name === 'code-expired') onExpired();
      return error.name === 'code-expired';
    },
  });
  const title = usesRecoveryCode ? SECOND_STEP.recoveryTitle : SECOND_STEP.title;
  useScreenTitle(title, form.errors.length > 0);
  const props = form.formProps({
    check({ [field]: typed = '' }) {
      const isGood = usesRecoveryCode ? typed.trim() !== '' : /^\d{6}$/.test(typed.replaceAll(/\s/g, ''));
      const message = usesRecoveryCode ? SECOND_STEP.recoveryMissing : SECOND_STEP.codeMissing;
      return isGood ? [] : [{ field, message }];
    },
    async send({ [field]: typed = '' }) {
      const value = usesRecoveryCode ? typed.trim() : typed.replaceAll(/\s/g, '');
      const { redirect } = await api(answerBorrowerSecondFactor, { body: { challenge, [field]: value } });
      await onDone(redirect);
    },
  });
  return (
    <form {...props}>
      <Stack gap="l">
        <ErrorSummary title={LOGIN.problem} errors={form.errors} attempt={form.attempt} />
        <PageHeading title={title}>{usesRecoveryCode ? SECOND_STEP.recoveryLead : SECOND_STEP.lead}</PageHeading>
        <TextInput
          name={field}
          label={usesRecoveryCode ? SECOND_STEP.recoveryCode : SECOND_STEP.code}
          inputMode={usesRecoveryCode ? 'text' : 'numeric'}
          autoComplete={usesRecoveryCode ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorAt(field)}
        />
        <FormError>{form.formError}</FormError>
        <Actions>
          <SubmitButton busy={form.busy}>{SECOND_STEP.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
