import { readLetterCover } from '@lintel/contract';
import { Button, Disclosure, Download, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useToastSubmit } from '../../form/use-submit.ts';
import { formatDay } from '../../platform/times.ts';
import { save } from '../download.ts';
import { formatRole } from '../format-role.ts';
import { useFile, type File } from '../use-file.ts';
import { ChangeLetter } from './change.tsx';
import { SendLetter } from './send.tsx';
import { SignedDocuments } from './signed.tsx';
import { LETTERS } from './words.en.ts';
import css from '../file.module.css';

type Letter = File['letters'][number];

const TONES = { ASKED: 'info', POSTED: 'success', BACK: 'warning' } as const;

/** Mail sent and to be sent, a new letter, and documents that came back signed. */
export function Letters(): ReactNode {
  const {
    file: { delivery, letters },
  } = useFile();
  return (
    <section className={css.stack} aria-labelledby="letters">
      <h2 id="letters">{LETTERS.title}</h2>
      <p className={css.tags}>
        <Tag tone={delivery === 'MAIL' ? 'warning' : 'quiet'}>{LETTERS.delivery[delivery]}</Tag>
      </p>
      {letters.length === 0 && <p>{LETTERS.none}</p>}
      {letters.map((letter) => (
        <One key={letter.letterUuid} letter={letter} />
      ))}
      <Panel title={LETTERS.signed}>
        <SignedDocuments />
      </Panel>
      <Panel title={LETTERS.send}>
        <SendLetter />
      </Panel>
    </section>
  );
}

function One({ letter }: { letter: Letter }): ReactNode {
  const {
    file: { signers },
  } = useFile();
  const { letterUuid, state, toPrint, personUuid, documents, askedAt, postedAt, backAt } = letter;
  const signer = signers.find((one) => one.signerUuid === personUuid);
  return (
    <article className={css.stack} aria-label={LETTERS.asked(formatDay(askedAt))}>
      <Panel title={LETTERS.to(signer ? formatRole(signer.role) : LETTERS.borrower)}>
        <p className={css.tags}>
          <Tag tone={toPrint ? 'warning' : TONES[state]}>{toPrint ? LETTERS.toPrint : LETTERS.states[state]}</Tag>
          <Tag>{LETTERS.asked(formatDay(askedAt))}</Tag>
          {postedAt && <Tag>{LETTERS.posted(formatDay(postedAt))}</Tag>}
          {backAt && <Tag>{LETTERS.back(formatDay(backAt))}</Tag>}
        </p>
        {toPrint && <p>{LETTERS.printLead}</p>}
        {state === 'BACK' && <p>{LETTERS.backLead}</p>}
        <ul className={css.list}>
          {documents.map(({ documentUuid, title }) => (
            <li key={documentUuid}>{title}</li>
          ))}
        </ul>
        <Cover letterUuid={letterUuid} day={formatDay(askedAt)} />
        {state === 'ASKED' && (
          <Disclosure summary={LETTERS.sayPosted}>
            <ChangeLetter letterUuid={letterUuid} state="POSTED" />
          </Disclosure>
        )}
        {state === 'POSTED' && (
          <Disclosure summary={LETTERS.sayBack}>
            <ChangeLetter letterUuid={letterUuid} state="BACK" />
          </Disclosure>
        )}
      </Panel>
    </article>
  );
}

function Cover({ letterUuid, day }: { letterUuid: string; day: string }): ReactNode {
  const { uuid } = useFile();
  const { busy, submit } = useToastSubmit(letterUuid);
  async function open() {
    await submit(() => save(readLetterCover, { params: { uuid, letterUuid } }));
  }
  return (
    <div>
      <Button
        size="s"
        icon={<Download aria-hidden="true" />}
        busy={busy}
        aria-label={LETTERS.coverOf(day)}
        onClick={() => void open()}
      >
        {LETTERS.cover}
      </Button>
    </div>
  );
}
