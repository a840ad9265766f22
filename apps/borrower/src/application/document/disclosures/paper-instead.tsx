import { askForPaper, withdrawEsignConsent, type listLetters, type ReplyOf } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Button, Dialog, Disclosure, Link, Notice, Panel, Tag, Text } from '@lintel/ui';
import { useSubmit } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { GATE } from '../../../gate/copy.ts';
import { refusalOf } from '../../../gate/refusal.ts';
import { api } from '../../../platform/later/api.ts';
import { usePressKey } from '../../../platform/later/key.ts';
import { urls } from '../../../platform/urls.ts';
import { ESIGN, LETTERS } from './copy.ts';
import css from './disclosures.module.css';

type Letters = NonNullable<ReplyOf<typeof listLetters>>;

/** A press that needs no form: sent once, and what was refused beside it. */
function useAct(act: (key: string) => Promise<void>) {
  const [busy, submit] = useSubmit();
  const [trouble, setTrouble] = useState<string>();
  const key = usePressKey();
  async function run(): Promise<void> {
    if (busy) return;
    setTrouble(undefined);
    await submit(
      async () => {
        await act(key.of(''));
        key.done();
      },
      (error) => {
        const { sentence, isAnswered } = refusalOf(error, {}, new Set());
        if (isAnswered) key.done();
        setTrouble(sentence ?? GATE.notSent);
      },
    );
  }
  return {
    busy,
    trouble:
      trouble === undefined ? null : (
        <div role="alert">
          <Notice tone="danger">{trouble}</Notice>
        </div>
      ),
    run,
  };
}

/** All documents by mail, after a question that says what it means for the time it takes. */
export function PaperInstead({ uuid, onAsked }: { uuid: string; onAsked: () => void }): ReactNode {
  const act = useAct(async (idempotencyKey) => {
    await api(askForPaper, { params: { uuid }, body: { documentUuids: [] }, idempotencyKey });
    onAsked();
  });
  const [asked, setAsked] = useState(false);
  const { title, text, submit, keep, close } = ESIGN.paperQuestion;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{ESIGN.paper}</Button>
      <Dialog name="paper" alert open={asked} title={title} onClose={() => setAsked(false)} closeLabel={close}>
        <Text>{text}</Text>
        {act.trouble}
        <Actions>
          <Button
            kind="primary"
            busy={act.busy}
            busyLabel={ESIGN.paperBusy}
            onClick={() => {
              void act.run();
            }}
          >
            {submit}
          </Button>
          <Button onClick={() => setAsked(false)}>{keep}</Button>
        </Actions>
      </Dialog>
    </>
  );
}

/** The way back to paper, once documents come to the screen. */
export function PaperFromNowOn({ uuid, onChanged }: { uuid: string; onChanged: () => void }): ReactNode {
  const act = useAct(async (idempotencyKey) => {
    await api(withdrawEsignConsent, { params: { uuid }, body: { reason: ESIGN.reason }, idempotencyKey });
    onChanged();
  });
  return (
    <Panel>
      <Text size="s">{ESIGN.given}</Text>
      <Disclosure summary={ESIGN.change}>
        <Text size="s">{ESIGN.changeText}</Text>
        {act.trouble}
        <Button
          size="s"
          busy={act.busy}
          onClick={() => {
            void act.run();
          }}
        >
          {ESIGN.withdraw}
        </Button>
      </Disclosure>
    </Panel>
  );
}

const TONES = { ASKED: 'quiet', POSTED: 'success', BACK: 'warning' } as const;

/** Letters that were asked for, and how far they are. */
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
