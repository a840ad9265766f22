import { Actions, Link, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FormActions } from '../gate/gate-page.tsx';
import type { GateFormState } from '../gate/use-gate-form.ts';
import { usePageData } from '../platform/page-data.tsx';
import { DeviceCheck } from './device-check.tsx';
import { isBooked, isRunning, type NotaryView } from './meeting.ts';
import { NotaryHours, NotaryNow, NotaryTerms } from './parts.tsx';
import { MEETING } from './session-words.en.ts';
import type { TimePicker } from './use-pick.tsx';

interface Props extends NotaryView {
  /** The heading of the card that leads to the notary. */
  heading: string;
  /** Shown below the notary's availability. */
  note?: ReactNode;
  join: GateFormState;
  pick: TimePicker;
  /** The join button, when joining is allowed. */
  children: ReactNode;
}

/**
 * Meeting a notary by video, for the borrower or an additional signer: the way back into a running call, or else
 * joining now and, while no time is booked, choosing one. Below them are always the terms and the device check.
 */
export function ByVideo({ uuid, notary, pages, heading, note, join, pick, children }: Props): ReactNode {
  const { now } = usePageData();
  const booked = isBooked(notary.booking);
  return (
    <>
      <Panel raised={!booked} title={heading}>
        <NotaryNow notary={notary} />
        {note}
        {isRunning(notary.session) ? (
          <Actions>
            <Link kind="primary" to={pages.session}>
              {MEETING.back}
            </Link>
          </Actions>
        ) : (
          <form {...join.props}>
            <FormActions form={join}>
              {children}
              {!booked && pick.button}
            </FormActions>
          </form>
        )}
        <NotaryHours notary={notary} now={now} />
      </Panel>
      {pick.form}
      <NotaryTerms notary={notary} />
      <DeviceCheck uuid={uuid} notary={notary} />
    </>
  );
}
