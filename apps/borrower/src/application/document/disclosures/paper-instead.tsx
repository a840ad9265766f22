import { requestPaperCopies, withdrawEsignConsent, type listLetters, type Reply } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Button, Dialog, Disclosure, Link, Notice, Panel, Tag, Text } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../../../platform/lazy/api.ts';
import { useSubmit } from '../../../platform/lazy/use-submit.ts';
import { urls } from '../../../platform/urls.ts';
import { ESIGN, LETTERS } from './words.en.ts';
import css from './disclosures.module.css';

type Letters = NonNullable<Reply<typeof listLetters>>;

/** Asks for all documents by mail, after a confirmation that explains the delay. */
export function PaperInstead({ uuid, onAsked }: { uuid: string; onAsked: () => void }): ReactNode {
  const { busy, formError, submit: run } = useSubmit();
  const ask = () =>
    run(async (idempotencyKey) => {
      await api(requestPaperCopies, { params: { uuid }, body: { documentUuids: [] }, idempotencyKey });
      onAsked();
    });
  const [isOpen, setIsOpen] = useState(false);
  const { title, text, submit, keep, close } = ESIGN.paperQuestion;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{ESIGN.paper}</Button>
      <Dialog name="paper" alert open={isOpen} title={title} onClose={() => setIsOpen(false)} closeLabel={close}>
        <Text>{text}</Text>
        <FormError>{formError}</FormError>
        <Actions>
          <Button
            kind="primary"
            busy={busy}
            busyLabel={ESIGN.paperBusy}
            onClick={() => {
              void ask();
            }}
          >
            {submit}
          </Button>
          <Button onClick={() => setIsOpen(false)}>{keep}</Button>
        </Actions>
      </Dialog>
    </>
  );
}

/** Switches back to paper after consenting to documents on screen. */
export function PaperFromNowOn({ uuid, onChanged }: { uuid: string; onChanged: () => void }): ReactNode {
  const { busy, formError, submit } = useSubmit();
  const withdraw = () =>
    submit(async (idempotencyKey) => {
      await api(withdrawEsignConsent, { params: { uuid }, body: { reason: ESIGN.reason }, idempotencyKey });
      onChanged();
    });
  return (
    <Panel>
      <Text size="s">{ESIGN.given}</Text>
      <Disclosure summary={ESIGN.change}>
        <Text size="s">{ESIGN.changeText}</Text>
        <FormError>{formError}</FormError>
        <Button
          size="s"
          busy={busy}
          onClick={() => {
            void withdraw();
          }}
        >
          {ESIGN.withdraw}
        </Button>
      </Disclosure>
    </Panel>
  );
}

const TONES = { ASKED: 'quiet', POSTED: 'success', BACK: 'warning' } as const;

/** Lists the requested letters, with their state. */
export function LetterList({ uuid, letters }: { uuid: string; letters: Letters }): ReactNode {
  if (letters.length === 0) return null;
  const said = { ASKED: () => LETTERS.asked, POSTED: (on: string) => LETTERS.posted(on), BACK: () => LETTERS.back };
  return (
    <Panel title={LETTERS.title} id="letters">
      <Text>
        {ESIGN.asked(
          new Set(letters.flatMap(({ documents }) => documents.map(({ documentUuid }) => documentUuid))).size,
        )}
      </Text>
      <ul className={css.list}>
        {letters.map(({ letterUuid, documents, state, postedOn }) => (
          <li key={letterUuid} className={css.letter}>
            <Tag tone={TONES[state]}>{said[state](postedOn ? formatDateInProse(postedOn) : '')}</Tag>
            <ul>
              {documents.map(({ documentUuid, title }) => (
                <li key={documentUuid}>{title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {letters.some(({ state }) => state === 'BACK') && (
        <Notice tone="warning">
          {LETTERS.backText} <Link to={urls.application(uuid, 'start/profile')}>{LETTERS.address}</Link>
        </Notice>
      )}
    </Panel>
  );
}
