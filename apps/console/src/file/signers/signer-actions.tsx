import { correctFileSigner, resendFileSigner } from '@lintel/contract';
import { Button, Dialog, TextInput, useToast } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useToastSubmit } from '../../form/use-submit.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { formatSignerName, type Signer } from './signer.ts';
import { SIGNERS } from './words.en.ts';
import css from '../file.module.css';

/** The buttons of a signer's row: sends the invitation again, or corrects the signer's name and contact details. */
export function SignerActions({ of }: { of: Signer }): ReactNode {
  const { uuid, refresh } = useFile();
  const toast = useToast();
  const { busy, submit } = useToastSubmit('resend');
  const [isOpen, setOpen] = useState(false);
  async function resend() {
    await submit(async (idempotencyKey) => {
      await api(resendFileSigner, { params: { uuid, signerUuid: of.signerUuid }, idempotencyKey });
      await refresh();
      toast({ id: 'resend', text: SIGNERS.resent });
    });
  }
  return (
    <div className={css.acts}>
      {of.canResend && (
        <Button size="s" busy={busy} aria-label={SIGNERS.resendTo(formatSignerName(of))} onClick={() => void resend()}>
          {SIGNERS.resend}
        </Button>
      )}
      {of.canCorrect && (
        <Button size="s" aria-label={SIGNERS.editSigner(formatSignerName(of))} onClick={() => setOpen(true)}>
          {SIGNERS.correct}
        </Button>
      )}
      <Dialog
        name="signer"
        open={isOpen}
        title={SIGNERS.editSigner(formatSignerName(of))}
        onClose={() => setOpen(false)}
        closeLabel={SIGNERS.close}
      >
        {isOpen && <CorrectSigner of={of} />}
      </Dialog>
    </div>
  );
}

function CorrectSigner({ of }: { of: Signer }): ReactNode {
  return (
    <FileForm
      name={`signer ${of.signerUuid}`}
      submit={SIGNERS.save}
      done={SIGNERS.saved}
      check={({ text }) => [
        ...(text('firstName') && text('lastName') ? [] : [{ field: 'firstName', message: SIGNERS.nameMissing }]),
        ...(text('email') || text('phoneNumber') ? [] : [{ field: 'email', message: SIGNERS.contactMissing }]),
      ]}
      send={({ text }, { params, idempotencyKey }) =>
        api(correctFileSigner, {
          params: { ...params, signerUuid: of.signerUuid },
          idempotencyKey,
          body: {
            firstName: text('firstName'),
            lastName: text('lastName'),
            email: text('email') || null,
            phoneNumber: text('phoneNumber') || null,
          },
        })
      }
    >
      {(at) => (
        <>
          <TextInput
            {...at('firstName')}
            defaultValue={at('firstName').defaultValue ?? of.firstName}
            label={SIGNERS.firstName}
            autoComplete="off"
          />
          <TextInput
            {...at('lastName')}
            defaultValue={at('lastName').defaultValue ?? of.lastName}
            label={SIGNERS.lastName}
            autoComplete="off"
          />
          <TextInput
            {...at('email')}
            type="email"
            label={SIGNERS.email}
            hint={SIGNERS.contactHint}
            autoComplete="off"
          />
          <TextInput {...at('phoneNumber')} type="tel" label={SIGNERS.phone} autoComplete="off" />
        </>
      )}
    </FileForm>
  );
}
