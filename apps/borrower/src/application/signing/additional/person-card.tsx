import type { readSigners, Reply } from '@lintel/contract';
import { Panel, Tag, Text } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { SIGNERS } from './words.en.ts';
import css from './signers.module.css';

/** The people who must sign the deed besides the borrower, and the signers named so far. */
export type Signers = NonNullable<Reply<typeof readSigners>>;
export type Person = Signers['mustSign'][number];
type Signer = Signers['signers'][number];

/** Returns the page's heading. It speaks of owners only if everyone to name is one, because a spouse may not be. */
export const getSignersTitle = (people: readonly Person[]): string =>
  SIGNERS.title[people.every(({ relation }) => relation === 'CO_OWNER') ? 'CO_OWNER' : 'SPOUSE'];

interface Props {
  person: Person;
  /** Set once they are named. */
  signer: Signer | undefined;
  isOpen: boolean;
  takesFocus: boolean;
  /** Actions for a named signer. */
  act?: ReactNode;
  /** The form, in the card of the person to name now. */
  children: ReactNode;
}

/** One person who must sign: who, why, and their progress. */
export function PersonCard({ person, signer, isOpen, takesFocus, act, children }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const state = signer ? 'named' : isOpen ? 'now' : 'next';
  const where = [signer?.email, signer?.phoneNumber].filter((one) => typeof one === 'string');
  return (
    <Panel raised={isOpen}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {signer ? `${signer.firstName} ${signer.lastName}` : (person.name ?? SIGNERS.unnamed[person.relation])}
        </h2>
        <Tag tone={({ named: 'success', now: 'warning', next: 'quiet' } as const)[state]}>{SIGNERS.states[state]}</Tag>
      </div>
      {person.reason !== '' && <Text tone="muted">{SIGNERS.why(person.reason)}</Text>}
      {where.length > 0 && <p className={css.long}>{SIGNERS.reached(where)}</p>}
      {act}
      {isOpen && children}
    </Panel>
  );
}
