import { readNotarySlots } from '@lintel/contract';
import { ButtonLink, Link, Notice, Panel, Phone, SubmitButton, Text } from '@lintel/ui';
import { Fragment, type ReactNode } from 'react';
import { GateForm, FormActions } from '../gate/gate-page.tsx';
import { useRead } from '../platform/lazy/use-read.ts';
import { usePrivateLabel } from '../platform/page-data.tsx';
import type { NotaryView, Session } from './meeting.ts';
import { NotaryNow } from './parts.tsx';
import { MEETING } from './session-words.en.ts';
import { useJoin } from './use-join.ts';
import { useSwitchToInPerson } from './use-switch-to-in-person.tsx';
import { formatStart } from './when.ts';
import { NOTARY } from './words.en.ts';

/** The reason that a video call ended without a signature. */
export type SessionOutcome = keyof typeof MEETING.ended;

const WITHOUT_NOTARY: Session['nextActions'] = ['SCHEDULE', 'IN_PERSON', 'CALL'];

/** Returns why nothing was signed, from the URL or the last session; undefined when there is no reason to show. */
export function getSessionEnding(
  because: string | null,
  session: Session | null | undefined,
): { why: SessionOutcome; actions: Session['nextActions'] } | undefined {
  if (because === 'no-notary') return { why: 'NO_NOTARY', actions: WITHOUT_NOTARY };
  if (!session?.endedBecause || session.endedBecause === 'SIGNED') return undefined;
  return { why: session.endedBecause, actions: session.nextActions.length > 0 ? session.nextActions : WITHOUT_NOTARY };
}

/** The page after a call without a signature: the reason, the next free time, and the next actions, best first. */
export function EndedPage({
  why,
  actions: nextActions,
  ...view
}: NotaryView & { why: SessionOutcome; actions: Session['nextActions'] }): ReactNode {
  const {
    uuid,
    notary: { timeZone, manualFee },
    pages,
  } = view;
  const { title, text } = MEETING.ended[why];
  const { support } = usePrivateLabel();
  const form = useJoin({ ...view, title }, 'QUEUE');
  // A signer can't change the kind of meeting.
  const actions = nextActions.filter((action) => action !== 'IN_PERSON' || manualFee != null);
  const inPerson = useSwitchToInPerson(view, actions[0] === 'IN_PERSON' ? 'primary' : 'secondary');
  const slots = useRead(
    readNotarySlots,
    { params: { uuid }, query: { kind: 'ELECTRONIC', officeId: null } },
    { fresh: true },
  );
  const next = slots.data?.map(({ startsAt }) => startsAt).toSorted()[0];
  const getButtonKind = (action: Session['nextActions'][number]) => (actions[0] === action ? 'primary' : 'secondary');
  return (
    <>
      <GateForm form={form} title={title} lead={text}>
        <Panel raised title={MEETING.now}>
          <NotaryNow notary={view.notary} />
          {next !== undefined && <Text>{NOTARY.times.next(formatStart(next, timeZone))}</Text>}
          {actions.includes('IN_PERSON') && <Text>{NOTARY.inPerson.text(inPerson.fee)}</Text>}
        </Panel>
        <Notice tone="quiet">{MEETING.safe}</Notice>
        <FormActions form={form}>
          {actions.map((action) => {
            if (action === 'JOIN_AGAIN')
              return (
                <SubmitButton key={action} busy={form.busy} busyLabel={MEETING.joining}>
                  {MEETING.actions.JOIN_AGAIN}
                </SubmitButton>
              );
            if (action === 'SCHEDULE')
              return (
                <Link key={action} kind={getButtonKind(action)} to={pages.pick}>
                  {MEETING.actions.SCHEDULE}
                </Link>
              );
            if (action === 'IN_PERSON') return <Fragment key={action}>{inPerson.button}</Fragment>;
            return (
              <ButtonLink key={action} kind={getButtonKind(action)} href={`tel:${support.phone}`} icon={<Phone />}>
                {MEETING.call(support.phoneLabel)}
              </ButtonLink>
            );
          })}
        </FormActions>
      </GateForm>
      {inPerson.dialog}
    </>
  );
}
