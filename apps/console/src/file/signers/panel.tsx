import { correctFileSigner, readFileSigners, resendFileSigner, type Reply } from '@lintel/contract';
import { Button, Dialog, Tag, TextInput, useToast } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useToastSubmit } from '../../form/use-submit.ts';
import { api } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { formatDay, formatHomeTime } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { SIGNERS } from './words.en.ts';
import css from '../file.module.css';

type Signer = Reply<typeof readFileSigners>['signers'][number];

const formatSignerName = ({ firstName, lastName }: Signer): string => `${firstName} ${lastName}`.trim();
const isBorrower = ({ state }: Signer): boolean => state == null;
const dayOr = (at: string | null | undefined, missing: string): string => (at ? formatDay(at) : missing);

function SignerCell({ of }: { of: Signer }): ReactNode {
  const { relation, livesInHome, email, phoneNumber, removedAt, state } = of;
  return (
    <>
      <b>{formatSignerName(of)}</b>
      <br />
      <span className={css.small}>
        {isBorrower(of) ? SIGNERS.borrower : relation ? SIGNERS.relations[relation] : ''}
      </span>
      {!removedAt && (
        <>
          <br />
          <span className={css.small}>{SIGNERS.livesInHome[livesInHome]}</span>
        </>
      )}
      {(email ?? phoneNumber) && (
        <>
          <br />
          <span className={css.small}>{email ?? phoneNumber}</span>
        </>
      )}
      {removedAt && (
        <>
          <br />
          <Tag tone="quiet">{SIGNERS.removed(formatDay(removedAt))}</Tag>
        </>
      )}
      {state === 'DECLINED' && (
        <>
          <br />
          <Tag tone="danger">{SIGNERS.declined}</Tag>
        </>
      )}
    </>
  );
}

function InvitationCell({ of: { invitedAt, invitations, expiresAt, remindAt } }: { of: Signer }): ReactNode {
  const notes = [
    SIGNERS.links(invitations),
    expiresAt ? SIGNERS.expires(formatDay(expiresAt)) : '',
    remindAt ? SIGNERS.reminder(formatDay(remindAt)) : '',
  ].filter(Boolean);
  return (
    <>
      {dayOr(invitedAt, SIGNERS.none)}
      {notes.map((note) => (
        <span key={note} className={css.small}>
          <br />
          {note}
        </span>
      ))}
    </>
  );
}

const COLUMNS: readonly Column<Signer & { timeZone: string }>[] = [
  { head: SIGNERS.signer, bare: true, cell: (row) => <SignerCell of={row} /> },
  { head: SIGNERS.invited, cell: (row) => <InvitationCell of={row} /> },
  {
    head: SIGNERS.opened,
    cell: (row) =>
      isBorrower(row) ? (
        SIGNERS.none
      ) : row.openedAt ? (
        formatDay(row.openedAt)
      ) : row.removedAt ? (
        SIGNERS.none
      ) : (
        <Tag tone="warning">{SIGNERS.notOpened}</Tag>
      ),
  },
  { head: SIGNERS.identity, cell: ({ identityAt }) => dayOr(identityAt, SIGNERS.notYet) },
  { head: SIGNERS.documents, cell: ({ documents: { read, all } }) => SIGNERS.documentsRead(read, all) },
  {
    head: SIGNERS.signed,
    cell: ({ signedAt, timeZone }) => (signedAt ? formatHomeTime(signedAt, timeZone) : SIGNERS.notYet),
  },
  { head: SIGNERS.acts, bare: true, cell: (row) => <SignerActions of={row} /> },
];

/** Everyone who signs, with each person's progress. */
export function SignersPanel(): ReactNode {
  const {
    uuid,
    file: { timeZone },
  } = useFile();
  const read = useRead(readFileSigners, { params: { uuid } });
  return (
    <section className={css.stack} aria-labelledby="signers">
      <h2 id="signers">{SIGNERS.title}</h2>
      <Loaded read={read}>
        {read.data && (
          <>
            <p>{SIGNERS.right[read.data.isRescindable ? 'YES' : 'NO']}</p>
            <Table
              caption={SIGNERS.title}
              columns={COLUMNS}
              rows={read.data.signers.map((signer) => ({ ...signer, timeZone }))}
              keyOf={(row) => row.signerUuid}
              isMarked={(row) => !isBorrower(row) && !row.openedAt && !row.removedAt}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

function SignerActions({ of }: { of: Signer }): ReactNode {
  const { uuid, refresh } = useFile();
  const may = useMay();
  const toast = useToast();
  const { busy, submit } = useToastSubmit('resend');
  const [open, setOpen] = useState(false);
  if (!may('closing') || !(of.canResend || of.canCorrect)) return SIGNERS.none;
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
        open={open}
        title={SIGNERS.editSigner(formatSignerName(of))}
        onClose={() => setOpen(false)}
        closeLabel={SIGNERS.close}
      >
        {open && <CorrectSigner of={of} />}
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
