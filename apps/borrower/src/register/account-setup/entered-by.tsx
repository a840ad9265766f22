import { calendarDay, formatDateInProse, PACIFIC } from '@lintel/domain';
import { Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Setup } from './account-setup-screen.tsx';
import { SETUP } from './words.en.ts';

/** Says which loan officer entered the details, and what that person can't do for the borrower. */
export function EnteredBy({ setup: { kind, originatorName, nmls, enteredAt } }: { setup: Setup }): ReactNode {
  return (
    <Notice>
      <p>
        <b>
          {SETUP.officer[kind]}: {originatorName}
        </b>
        , {SETUP.nmls(nmls)}
      </p>
      <p>{SETUP.lead(originatorName, formatDateInProse(calendarDay(enteredAt, PACIFIC)))}</p>
      <p>{SETUP.notThem}</p>
    </Notice>
  );
}
