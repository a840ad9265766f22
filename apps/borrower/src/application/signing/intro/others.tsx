import { readSigners, resendSignerInvitation, type Reply } from '@lintel/contract';
import { Button, Hidden, Panel, Section, Tag, Text, type Tone } from '@lintel/ui';
import { FormError } from '@lintel/web';
import type { ReactNode } from 'react';
import { announce } from '../../../platform/announce.tsx';
import { api } from '../../../platform/lazy/api.ts';
import { useHomeDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useSubmit } from '../../../platform/lazy/use-submit.ts';
import type { SigningSet } from '../../../signing/documents.ts';
import { useRemoveSigner } from '../use-remove-signer.tsx';
import { NOTE } from './note-words.en.ts';
import css from './intro.module.css';

type OtherSigner = SigningSet['signers'][number];

const TONES = { TO_SIGN: 'quiet', PARTLY: 'info', SIGNED: 'success', DECLINED: 'danger' } as const satisfies Record<
  OtherSigner['state'],
  Tone
>;

/** Lists everyone else who signs, with their progress, and a reminder for those who still must. */
export function OtherNoteSigners({ uuid, signers }: { uuid: string; signers: readonly OtherSigner[] }): ReactNode {
  const known = useRead(readSigners, { params: { uuid } }, { fresh: true });
  const followStatus = useFollowStatus(uuid);
  const removal = useRemoveSigner({
    uuid,
    onRemoved: followStatus,
    onTooLate: () => {
      void known.refetch();
    },
  });
  const others = signers.filter(({ role }) => role !== 'BORROWER');
  const { title, noOne, apart } = NOTE.others;
  return (
    <Section title={title} id="others">
      {others.length === 0 ? (
        <Text>{noOne}</Text>
      ) : (
        <>
          {others.map((one) => {
            const named = known.data?.signers.find(({ personUuid }) => personUuid === one.personUuid);
            return <Other key={one.personUuid} uuid={uuid} who={one} named={named} act={removal.button(named)} />;
          })}
          <Text size="s" tone="muted">
            {apart}
          </Text>
          {removal.dialog}
        </>
      )}
    </Section>
  );
}

type SignerItem = NonNullable<Reply<typeof readSigners>>['signers'][number];

function Other({
  uuid,
  who,
  named,
  act,
}: {
  uuid: string;
  who: OtherSigner;
  named: SignerItem | undefined;
  act: ReactNode;
}): ReactNode {
  const sending = useSubmit();
  const homeDay = useHomeDay(uuid);
  const { roles, states, on, remind, remindWhom, reminding, reminded } = NOTE.others;
  const name = named ? `${named.firstName} ${named.lastName}` : who.firstName;
  const opened =
    who.state === 'TO_SIGN' && named?.state === 'INVITED'
      ? states.INVITED
      : who.state === 'TO_SIGN' && named?.state === 'OPENED'
        ? states.OPENED
        : states[who.state];
  const at = who.signedAt ?? (who.state === 'TO_SIGN' ? named?.sentAt : undefined);
  const send = () =>
    sending.submit(async (idempotencyKey) => {
      await api(resendSignerInvitation, { params: { uuid, signerUuid: named?.signerUuid ?? '' }, idempotencyKey });
      announce(reminded(who.firstName));
    }, named?.signerUuid);
  return (
    <Panel>
      <div className={css.who}>
        <div>
          <h3>{name}</h3>
          <Text size="s" tone="muted">
            {roles[who.role]}
          </Text>
        </div>
        <Tag tone={TONES[who.state]}>{at ? on(opened, homeDay(at)) : opened}</Tag>
      </div>
      {named && (who.state === 'TO_SIGN' || who.state === 'PARTLY') && (
        <div className={css.acts}>
          <Button
            size="s"
            busy={sending.busy}
            busyLabel={reminding}
            onClick={() => {
              void send();
            }}
          >
            <span aria-hidden="true">{remind}</span>
            <Hidden>{remindWhom(who.firstName)}</Hidden>
          </Button>
          {act}
        </div>
      )}
      <FormError>{sending.formError}</FormError>
    </Panel>
  );
}
