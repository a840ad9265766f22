import { readSigners, resendSignerInvitation, type Reply } from '@lintel/contract';
import { Button, Notice, Section, Tag } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { RESERVE } from '../words.en.ts';
import css from './reserve.module.css';

type Signer = NonNullable<Reply<typeof readSigners>>['signers'][number];

const HAS_SIGNED: readonly Signer['state'][] = ['SIGNED', 'DONE'];
const IS_ASKED: readonly Signer['state'][] = ['INVITED', 'OPENED', 'IDENTITY', 'READY'];

/**
 * Lists the additional signers with who has signed, and a reminder button for each who hasn't. Empty if only the
 * borrower signs.
 */
export function OtherDeedSigners({ uuid }: { uuid: string }): ReactNode {
  const { data } = useRead(readSigners, { params: { uuid } }, { fresh: true });
  const signers = data?.signers.filter(({ state }) => state !== 'CANCELLED') ?? [];
  if (signers.length === 0) return null;
  return (
    <Section title={RESERVE.others} id="others">
      <ul className={css.others}>
        {signers.map((signer) => (
          <Other key={signer.signerUuid} uuid={uuid} signer={signer} />
        ))}
      </ul>
    </Section>
  );
}

function Other({ uuid, signer }: { uuid: string; signer: Signer }): ReactNode {
  const { signerUuid, firstName, lastName, state } = signer;
  const [isSent, setIsSent] = useState(false);
  const { busy, formError, submit } = useGateSubmit(uuid);
  const remind = () =>
    submit(async (idempotencyKey) => {
      setIsSent(false);
      await api(resendSignerInvitation, { params: { uuid, signerUuid }, idempotencyKey });
      setIsSent(true);
    });
  return (
    <li>
      <b>
        {firstName} {lastName}
      </b>
      <Tag tone={HAS_SIGNED.includes(state) ? 'success' : state === 'DECLINED' ? 'danger' : 'warning'}>
        {RESERVE.states[state]}
      </Tag>
      {IS_ASKED.includes(state) && (
        <Button
          size="s"
          busy={busy}
          busyLabel={RESERVE.reminding}
          onClick={() => {
            void remind();
          }}
        >
          {RESERVE.remind(firstName)}
        </Button>
      )}
      <output className={css.said}>
        {formError !== undefined ? (
          <Notice tone="danger">{formError}</Notice>
        ) : (
          isSent && <Notice tone="success">{RESERVE.reminded(firstName)}</Notice>
        )}
      </output>
    </li>
  );
}
