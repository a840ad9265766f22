import {
  addLien,
  answerLien,
  confirmLiens,
  markPayoff,
  readHeloc,
  readLiens,
  removeLien,
  type Lien,
} from '@lintel/contract';
import type { LienAnswer } from '@lintel/domain';
import { Actions, Button, Columns, Disclosure, ErrorSummary, Link, Notice, PageHeading, Plus, Stack } from '@lintel/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApplicationScreen, query } from '../../gate/application-screen.tsx';
import { AboveHeading, TalkToUs } from '../../gate/gate-page.tsx';
import { NextStep } from '../../gate/next-step.tsx';
import { clearOffers } from '../../offers/use-offers.ts';
import { api } from '../../platform/lazy/api.ts';
import { showToast } from '../../platform/lazy/toast.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { AddLien } from './add-lien.tsx';
import type { TypedLien } from './check-lien.ts';
import { toFieldName, LienCard } from './lien-card.tsx';
import { LienEffects } from './meaning.tsx';
import { OtherDebts } from './other-debts.tsx';
import { useLiens, type Liens } from './use-liens.ts';
import { LIENS } from './words.en.ts';
import css from './liens.module.css';

/**
 * Lists the liens on the home: the borrower confirms, disputes or pays off each, and adds a missing one. Gate liens.
 */
export function LiensScreen(): ReactNode {
  return (
    <ApplicationScreen screen="liens" reads={({ uuid }) => ({ liens: query(readLiens, { params: { uuid } }) })}>
      {({ uuid, liens }) => <LiensForm uuid={uuid} first={liens} />}
    </ApplicationScreen>
  );
}

function LiensForm({ uuid, first }: { uuid: string; first: Liens }): ReactNode {
  const { list, saving, problem, write, settled } = useLiens(uuid, first);
  const [attempt, setAttempt] = useState(0);
  const [adding, setAdding] = useState<boolean>();
  const added = useRef<HTMLDivElement>(null);
  // The button and the form replace each other, so the focus follows.
  useEffect(() => {
    if (adding !== undefined) added.current?.querySelector<HTMLElement>(adding ? 'input' : 'button')?.focus();
  }, [adding]);
  const followStatus = useFollowStatus(uuid);
  const loan = useRead(readHeloc, { params: { uuid } });
  const params = (liabilityUuid: string) => ({ uuid, liabilityUuid });
  const open = attempt > 0 ? list.unanswered : [];
  useScreenTitle(LIENS.title, open.length > 0);

  const answer = (
    lien: Lien,
    given: LienAnswer,
    {
      comment = lien.comment ?? '',
      proofs = lien.proofs.map((proof) => proof.uuid),
    }: { comment?: string; proofs?: readonly string[] } = {},
  ) =>
    write(lien.uuid, (version) =>
      api(answerLien, {
        params: params(lien.uuid),
        body: { answer: given, comment: comment || null, documentUuids: [...proofs] },
        version,
      }),
    );
  const mark = (debt: string, on: boolean) =>
    write(debt, (version) =>
      api(markPayoff, {
        params: params(debt),
        body: { status: on ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED' },
        version,
      }).then(({ status, version: now }) => ({ status, version: now })),
    );
  async function add(lien: TypedLien): Promise<void> {
    const reply = await write('add', (version, key) =>
      api(addLien, { params: { uuid }, body: lien, version, idempotencyKey: key.of(lien) }),
    );
    if (!reply) return;
    setAdding(false);
    void showToast(LIENS.added(lien.creditorName));
  }
  async function remove(lien: Lien): Promise<void> {
    if (await write(lien.uuid, (version) => api(removeLien, { params: params(lien.uuid), version })))
      void showToast(LIENS.removed(lien.creditorName));
  }
  async function confirm(): Promise<void> {
    // Waits for answers that are still being saved.
    const answered = await settled();
    setAttempt((count) => count + 1);
    if (answered.unanswered.length > 0) return;
    const reply = await write('confirm', (version, key) =>
      api(confirmLiens, { params: { uuid }, version, idempotencyKey: key.of({ version }) }).then(
        ({ status, version: now }) => ({ ...answered, status, version: now }),
      ),
    );
    if (!reply) return;
    clearOffers(uuid);
    followStatus(reply);
  }

  return (
    <Columns
      rail={
        <>
          {list.effect && <LienEffects list={list} effect={list.effect} prices={loan.data?.autopay} />}
          <TalkToUs />
        </>
      }
    >
      <AboveHeading />
      <Stack gap="l">
        <ErrorSummary
          title={LIENS.problem}
          attempt={attempt}
          errors={open.map((parseUuid) => ({ field: toFieldName(parseUuid), message: LIENS.unanswered }))}
        />
        <PageHeading title={LIENS.title}>
          {list.liens.length > 0 ? LIENS.found(list.liens.length) : LIENS.none}
        </PageHeading>
        {list.liens.map((lien) => (
          <LienCard
            key={lien.uuid}
            uuid={uuid}
            lien={lien}
            saving={saving === lien.uuid}
            error={
              problem?.what === lien.uuid ? problem.sentence : open.includes(lien.uuid) ? LIENS.unanswered : undefined
            }
            onAnswer={(given, more) => answer(lien, given, more)}
            onRemove={() => {
              void remove(lien);
            }}
          />
        ))}
        <div ref={added}>
          {adding ? (
            <AddLien onAdd={add} onCancel={() => setAdding(false)} />
          ) : (
            <Button kind="link" icon={<Plus />} onClick={() => setAdding(true)}>
              {LIENS.add}
            </Button>
          )}
        </div>
        <OtherDebts
          list={list}
          saving={saving}
          onMark={(debt, on) => {
            void mark(debt, on);
          }}
        />
        <Disclosure summary={LIENS.records}>
          <div className={css.ways}>
            <Link plain to={urls.application(uuid, 'review-app/incorrect-pin')}>
              {LIENS.parcel}
            </Link>
            <Link plain to={urls.application(uuid, 'review-app/incorrect-ownership')}>
              {LIENS.ownership}
            </Link>
          </div>
        </Disclosure>
        <div>
          <div role="alert" className={css.heard}>
            {problem !== undefined && <Notice tone="danger">{problem.sentence}</Notice>}
          </div>
          <Actions>
            <Button
              kind="primary"
              busy={saving === 'confirm'}
              busyLabel={LIENS.busy}
              onClick={() => {
                void confirm();
              }}
            >
              {LIENS.go}
            </Button>
          </Actions>
        </div>
        <NextStep />
      </Stack>
    </Columns>
  );
}
