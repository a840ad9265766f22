import { readLetterCover } from '@lintel/contract';
import { formatName } from '@lintel/domain';
import { Button, Disclosure, Download, Panel, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useToastSubmit } from '../../form/use-submit.ts';
import { formatDay } from '../../platform/times.ts';
import { saveFile } from '../download.ts';
import { formatRole } from '../format-role.ts';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { ChangeLetter } from './change.tsx';
import { nameLetterDocuments } from './name-documents.ts';
import { SendLetter } from './send.tsx';
import { SignedDocuments } from './signed.tsx';
import { LETTERS } from './words.en.ts';
import css from '../file.module.css';

type Letter = LoanFileReply['letters'][number];

const TONES = { ASKED: 'info', POSTED: 'success', BACK: 'warning' } as const;

/** The letters tab of a file: mail sent and to be sent, a new letter, and documents that came back signed. */
export function Letters(): ReactNode {
  const {
    file: { delivery, letters, person },
  } = useFile();
  return (
    <section className={css.stack} aria-labelledby="letters">
      <h2 id="letters">{LETTERS.title}</h2>
      {letters.length > 0 && <p>{LETTERS.open(letters.filter(({ toPrint }) => toPrint).length)}</p>}
      <p className={css.tags}>
        <Tag tone={delivery === 'MAIL' ? 'warning' : 'quiet'}>{LETTERS.delivery[delivery]}</Tag>
      </p>
      {delivery === 'NOT_ASKED' && (
        <p>
          {
            LETTERS.withoutConsent[
              letters.some(({ personUuid }) => personUuid === person.personUuid) ? 'AFTER_LETTER' : 'BEFORE_LETTER'
            ]
          }
        </p>
      )}
      {letters.length === 0 && <p>{LETTERS.none}</p>}
      {letters.map((letter) => (
        <LetterCard key={letter.letterUuid} letter={letter} />
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

/** Puts into a sentence when a letter was requested, mailed and returned. */
function describeHistory({ toPrint, askedAt, postedAt, backAt }: Letter): string {
  const { history } = LETTERS;
  if (backAt) return history.back(postedAt ? formatDay(postedAt) : '', formatDay(backAt));
  if (postedAt) return history.posted(formatDay(postedAt));
  return history[toPrint ? 'toPrint' : 'withVendor'](formatDay(askedAt));
}

function LetterCard({ letter }: { letter: Letter }): ReactNode {
  const {
    file: { person, signers, documents: known },
  } = useFile();
  const { letterUuid, state, toPrint, personUuid, documents, askedAt } = letter;
  const signer = signers.find((one) => one.signerUuid === personUuid);
  const title =
    personUuid === person.personUuid
      ? LETTERS.to(formatName(person.name), LETTERS.borrower)
      : LETTERS.to(signer?.name ?? '', signer ? formatRole(signer.role) : LETTERS.owner);
  return (
    <article className={css.stack} aria-label={LETTERS.asked(formatDay(askedAt))}>
      <Panel title={title}>
        <p className={css.tags}>
          <Tag tone={toPrint ? 'warning' : TONES[state]}>{toPrint ? LETTERS.toPrint : LETTERS.states[state]}</Tag>
        </p>
        <p>{describeHistory(letter)}</p>
        {toPrint && <p>{LETTERS.printLead}</p>}
        {state === 'BACK' && <p>{LETTERS.backLead}</p>}
        <ul className={css.list}>
          {nameLetterDocuments(documents, known).map(({ documentUuid, name }) => (
            <li key={documentUuid}>{name}</li>
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
    await submit(() => saveFile(readLetterCover, { params: { uuid, letterUuid } }));
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
