import { readFileSigners } from '@lintel/contract';
import { Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Email } from '../../details/email.tsx';
import { useMay } from '../../platform/me.ts';
import { formatDay, formatHomeTime } from '../../platform/times.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { useFile } from '../use-file.ts';
import { SignerActions } from './signer-actions.tsx';
import { formatSignerName, type Signer } from './signer.ts';
import { SIGNERS } from './words.en.ts';
import css from '../file.module.css';

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
          <span className={css.small}>{email ? <Email>{email}</Email> : phoneNumber}</span>
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

function renderInvitation({ invitedAt, invitations, expiresAt, remindAt }: Signer): ReactNode {
  const notes = [
    SIGNERS.links(invitations),
    expiresAt ? SIGNERS.expires(formatDay(expiresAt)) : '',
    remindAt ? SIGNERS.reminder(formatDay(remindAt)) : '',
  ].filter(Boolean);
  if (!invitedAt && notes.length === 0) return SIGNERS.none;
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
  { head: SIGNERS.invited, cell: renderInvitation },
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
];

const ACTIONS: Column<Signer & { timeZone: string }> = {
  head: SIGNERS.acts,
  bare: true,
  cell: (row) => (row.canResend || row.canCorrect ? <SignerActions of={row} /> : SIGNERS.none),
};

/** Everyone who signs the file's documents, with each person's progress. */
export function SignersPanel(): ReactNode {
  const {
    uuid,
    file: { timeZone },
  } = useFile();
  const may = useMay();
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
              columns={may('closing') ? [...COLUMNS, ACTIONS] : COLUMNS}
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
