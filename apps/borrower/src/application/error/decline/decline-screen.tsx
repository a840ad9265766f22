import { readDecline, readHeloc, readProfile, type Reply } from '@lintel/contract';
import { calendarDay, formatDateInProse, formatStreet } from '@lintel/domain';
import { Actions, Button, ButtonLink, Panel, Reasons, Section, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { usePrivateLabel } from '../../../platform/page-data.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { NoticePanel, NoticeText, usePollForNotice } from './notice.tsx';
import { describeReapplying, describeReason, listPossibleChanges, type Figures } from './reasons.ts';
import { Rights } from './rights.tsx';
import { ScoreUsed } from './score-used.tsx';
import { DECLINE } from './words.en.ts';
import css from './decline.module.css';

type Decline = NonNullable<Reply<typeof readDecline>>;

/**
 * Explains a decline: the reasons, what would change the decision, the score and the bureau behind it, the borrower's
 * rights, and how to ask for another review.
 */
export function DeclineScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={({ gate, uwDecision }) => gate === 'declined' || uwDecision === 'DECLINE'}
      reads={({ uuid }) => ({ decline: query(readDecline, { params: { uuid } }) })}
    >
      {(view) => <DeclineDetails {...view} />}
    </ApplicationScreen>
  );
}

function DeclineDetails({
  uuid,
  status,
  decline,
  reload,
}: GateView & { decline: Decline | null; reload: () => Promise<unknown> }): ReactNode {
  const profile = useRead(readProfile, {});
  const loan = useRead(readHeloc, { params: { uuid } });
  const title = DECLINE.title(profile.data?.name.firstName);
  useScreenTitle(title);
  const [isOpen, setOpen] = useState(false);
  const documentUuid = decline?.noticeDocumentUuid ?? undefined;
  usePollForNotice(documentUuid !== undefined, reload);
  const figures = { ...decline?.figures, score: decline?.score?.value } as Figures;
  const reasons = (decline?.reasons ?? []).map((sentence) => describeReason(sentence, figures));
  const changes = listPossibleChanges(reasons, figures);
  const decidedOn = calendarDay(status.explain.since ?? status.updatedAt);
  return (
    <GatePage
      title={title}
      loanNumber={loan.data?.loanNumber}
      railEnd={<NoticePanel uuid={uuid} documentUuid={documentUuid} />}
      lead={
        <>
          {loan.data && DECLINE.decided(formatDateInProse(decidedOn), formatStreet(loan.data.property))} {DECLINE.soft}
        </>
      }
    >
      <Actions>
        {documentUuid !== undefined && (
          <Button kind="primary" onClick={() => setOpen(!isOpen)}>
            {isOpen ? DECLINE.hide : DECLINE.read}
          </Button>
        )}
        <ButtonLink kind={documentUuid === undefined ? 'primary' : 'secondary'} href="#look-again">
          {DECLINE.again}
        </ButtonLink>
      </Actions>
      {isOpen && documentUuid !== undefined && <NoticeText uuid={uuid} documentUuid={documentUuid} />}
      {reasons.length > 0 && (
        <>
          <Panel raised title={DECLINE.reasons(reasons.length)}>
            <Reasons reasons={reasons} />
          </Panel>
          <Section title={DECLINE.change} id="change">
            {changes.length > 0 && (
              <ul className={css.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
            <Text size="s" tone="muted">
              {describeReapplying(decline?.reapplyOn ?? null, decidedOn)}
            </Text>
          </Section>
          <ReviewRequest loanNumber={loan.data?.loanNumber ?? undefined} />
        </>
      )}
      <Rights bureau={decline?.bureau}>
        {decline?.score && (
          <ScoreUsed
            score={decline.score}
            lowest={decline.figures?.lowestScore ?? undefined}
            bureau={decline.bureau?.name}
          />
        )}
      </Rights>
    </GatePage>
  );
}

/** Says how to ask for another review in writing, by email or mail. */
function ReviewRequest({ loanNumber }: { loanNumber: string | undefined }): ReactNode {
  const { support } = usePrivateLabel();
  const { title, text, email, mail, subject } = DECLINE.askAgain;
  return (
    <Section title={title} id="look-again">
      <Text>{text}</Text>
      <ul className={css.changes}>
        <li>
          {email}:{' '}
          <a href={`mailto:${support.email}?subject=${encodeURIComponent(subject(loanNumber))}`}>{support.email}</a>
        </li>
        {support.address.length > 0 && (
          <li>
            {mail}: {support.address.join(', ')}
          </li>
        )}
      </ul>
    </Section>
  );
}
