import { answerWinback, readOffers, readWinback, type Reply } from '@lintel/contract';
import { formatDateInProse, formatMoney } from '@lintel/domain';
import { Actions, Button, Link, Notice, Panel, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { clearOffers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { urls } from '../../../platform/urls.ts';
import { StopDialog } from '../../stop/stop-dialog.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { OFFER_WORDS } from '../words.en.ts';
import { WasNow } from './was-now.tsx';
import { WINBACK } from './words.en.ts';

type Winback = NonNullable<Reply<typeof readWinback>>;
type Answer = Parameters<typeof api<typeof answerWinback>>[1]['body'];

/**
 * Offers a smaller line when the requested one isn't possible (a winback): accept it, choose a lien to pay off, decide
 * later, or refuse.
 */
export function PrequalWinbackScreen(): ReactNode {
  return (
    <ApplicationScreen screen="product/prequal-winback">
      {({ uuid }) => <WinbackLoader uuid={uuid} />}
    </ApplicationScreen>
  );
}

function WinbackLoader({ uuid }: { uuid: string }): ReactNode {
  const winback = useRead(readWinback, { params: { uuid } });
  if (winback.data) return <WinbackForm uuid={uuid} winback={winback.data} />;
  return winback.isError ? (
    <LoadFailed
      again={() => {
        void winback.refetch();
      }}
    />
  ) : (
    <ScreenPending />
  );
}

function WinbackForm({ uuid, winback }: { uuid: string; winback: Winback }): ReactNode {
  const { reason, acts, keptUntil, version } = winback;
  const byPayOff = acts.includes('PAY_OFF_LIEN');
  const title = byPayOff ? WINBACK.payoffTitle : WINBACK.title;
  const [refusing, setRefusing] = useState(false);
  const { busy, formError, submit } = useGateSubmit(uuid);
  const followStatus = useFollowStatus(uuid);
  useScreenTitle(title);
  const answer = (body: Answer) => {
    void submit(async (idempotencyKey) => {
      const reply = await api(answerWinback, { params: { uuid }, body, version, idempotencyKey });
      clearOffers(uuid);
      followStatus(reply);
    }, body);
  };
  return (
    <GatePage title={title} lead={WINBACK.reasons[reason]}>
      <Panel raised>
        <WasNow winback={winback} />
      </Panel>
      <Text>{WINBACK.next}</Text>
      {keptUntil && <Text>{WINBACK.kept(formatDateInProse(keptUntil))}</Text>}
      {formError !== undefined && !refusing && (
        <Notice tone="danger" live>
          {formError}
        </Notice>
      )}
      {byPayOff && (
        <PayoffChoices uuid={uuid} onPay={(liabilityUuid) => answer({ answer: 'PAY_OFF_LIEN', liabilityUuid })} />
      )}
      <Actions>
        {acts.includes('ACCEPT') && (
          <Button
            kind="primary"
            busy={busy && !refusing}
            busyLabel={WINBACK.accepting}
            onClick={() => answer({ answer: 'ACCEPT' })}
          >
            {WINBACK.accept}
          </Button>
        )}
        <Link kind="secondary" to={urls.dashboard()}>
          {WINBACK.later}
        </Link>
        {acts.includes('REFUSE') && (
          <Button kind="link" onClick={() => setRefusing(true)}>
            {WINBACK.refuse}
          </Button>
        )}
      </Actions>
      <Text size="s" tone="muted">
        {WINBACK.leave}
      </Text>
      <StopDialog
        uuid={uuid}
        open={refusing}
        refusesOffer
        busy={busy}
        errorText={formError}
        onBack={() => setRefusing(false)}
        onStop={() => answer({ answer: 'REFUSE', confirmed: true })}
      />
    </GatePage>
  );
}

/** Liens that the line can pay off, one button each, which answers the winback. */
function PayoffChoices({ uuid, onPay }: { uuid: string; onPay: (liabilityUuid: string) => void }): ReactNode {
  const offers = useRead(readOffers, { params: { uuid } });
  const liens =
    offers.data?.liabilities.filter(({ kind, payOff }) => kind === 'LIEN' && payOff.allowed !== false) ?? [];
  return (
    <Panel title={WINBACK.payOff}>
      <Text size="s">{WINBACK.payOffLead}</Text>
      {liens.map((lien) => (
        <Button key={lien.uuid} onClick={() => onPay(lien.uuid)}>
          {WINBACK.payOffRow(OFFER_WORDS.ending(lien.creditorName, lien.mask), formatMoney(lien.monetaryBalance))}
        </Button>
      ))}
    </Panel>
  );
}
