import { LOAN_OFFICER_NOT_LICENSED, US_STATES } from '@lintel/domain';
import { Hidden, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { OwnOriginator } from './officer-screen.tsx';
import { LICENSES } from './words.en.ts';
import css from './officer.module.css';

/** The states that the lender serves, and in which of them the loan officer is licensed. */
export function Licenses({
  originator: { statesServed, licensedStates, enforceLicensedStates },
}: {
  originator: OwnOriginator;
}): ReactNode {
  const licensed = statesServed.filter((state) => licensedStates.includes(state));
  return (
    <Panel title={LICENSES.title}>
      <div className={css.stack}>
        <p className={css.small}>{LICENSES.count(licensed.length, statesServed.length)}</p>
        <ul className={css.licenses}>
          {statesServed.map((state) => {
            const isLicensed = licensedStates.includes(state);
            return (
              <li key={state} className={isLicensed ? undefined : css.missing}>
                <span aria-hidden="true">{state}</span>
                <Hidden>{US_STATES[state as keyof typeof US_STATES] ?? state}</Hidden>
                <small>{isLicensed ? LICENSES.licensed : LICENSES.unlicensed}</small>
              </li>
            );
          })}
        </ul>
        <p className={css.small}>
          {enforceLicensedStates ? LICENSES.enforced(LOAN_OFFICER_NOT_LICENSED) : LICENSES.open}
        </p>
      </div>
    </Panel>
  );
}
