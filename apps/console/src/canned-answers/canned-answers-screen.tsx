import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  type Reply,
} from '@lintel/contract';
import { CANNED_ANSWER_LENGTH, CANNED_ANSWER_TITLE_LENGTH } from '@lintel/domain';
import { Disclosure, Hidden, PageHeading, Panel, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ChangedElsewhere } from '../form/changed-elsewhere.tsx';
import { ConsoleForm, type ControlProps } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { cannedAnswerErrors, readCannedAnswer } from './input.ts';
import { CANNED_ANSWERS } from './words.en.ts';
import css from '../file/file.module.css';

type CannedAnswer = Reply<typeof listCannedAnswers>[number];

const refresh = () => queryClient.invalidateQueries();

/** The lender's canned answers for chats, and the form for a new one. */
export function CannedAnswersScreen(): ReactNode {
  useTitle(CANNED_ANSWERS.title);
  const all = useRead(listCannedAnswers, {});
  return (
    <div className={css.page}>
      <PageHeading title={CANNED_ANSWERS.title}>{CANNED_ANSWERS.lead}</PageHeading>
      <Panel>
        <Disclosure summary={CANNED_ANSWERS.add}>
          <ConsoleForm
            name="add canned answer"
            submit={CANNED_ANSWERS.addSubmit}
            done={CANNED_ANSWERS.added}
            check={cannedAnswerErrors}
            send={async (typed, idempotencyKey) => {
              await api(addCannedAnswer, { idempotencyKey, body: readCannedAnswer(typed) });
              await refresh();
            }}
          >
            {(at) => <Fields at={at} />}
          </ConsoleForm>
        </Disclosure>
      </Panel>
      <Loaded read={all}>
        <Panel>
          {all.data?.length === 0 && <p>{CANNED_ANSWERS.none}</p>}
          <ul className={css.notes} aria-label={CANNED_ANSWERS.list}>
            {all.data?.map((answer) => (
              <li key={answer.answerUuid}>
                <Entry answer={answer} />
              </li>
            ))}
          </ul>
        </Panel>
      </Loaded>
    </div>
  );
}

function Fields({ at, of }: { at: (field: string) => ControlProps; of?: CannedAnswer }): ReactNode {
  const [title, text] = [at('title'), at('text')];
  return (
    <div className={css.stack}>
      <TextInput
        {...title}
        defaultValue={title.defaultValue ?? of?.title}
        label={CANNED_ANSWERS.answerTitle}
        hint={CANNED_ANSWERS.titleHint}
        maxLength={CANNED_ANSWER_TITLE_LENGTH}
      />
      <TextArea
        {...text}
        defaultValue={text.defaultValue ?? of?.text}
        label={CANNED_ANSWERS.text}
        hint={CANNED_ANSWERS.textHint}
        maxLength={CANNED_ANSWER_LENGTH}
        rows={5}
      />
    </div>
  );
}

/** A canned answer with the forms that change and remove it. */
function Entry({ answer }: { answer: CannedAnswer }): ReactNode {
  const { answerUuid, title, text, version } = answer;
  const [isStale, setStale] = useState(false);
  const params = { answerUuid };
  const onStale = () => {
    setStale(true);
    void refresh();
  };
  return (
    <div className={css.acts}>
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      <Disclosure
        summary={
          <>
            {CANNED_ANSWERS.edit}
            <Hidden>: {title}</Hidden>
          </>
        }
      >
        <div className={css.stack}>
          {isStale && <ChangedElsewhere />}
          <ConsoleForm
            key={version}
            name={`canned answer ${answerUuid}`}
            submit={CANNED_ANSWERS.save}
            done={CANNED_ANSWERS.saved}
            onStale={onStale}
            check={cannedAnswerErrors}
            send={async (typed) => {
              await api(changeCannedAnswer, { params, version, body: readCannedAnswer(typed) });
              setStale(false);
              await refresh();
            }}
          >
            {(at) => <Fields at={at} of={answer} />}
          </ConsoleForm>
          <ConsoleForm
            name={`remove ${answerUuid}`}
            submit={CANNED_ANSWERS.remove}
            quiet
            done={CANNED_ANSWERS.removed}
            onStale={onStale}
            send={async () => {
              await api(removeCannedAnswer, { params, version });
              await refresh();
            }}
          />
        </div>
      </Disclosure>
    </div>
  );
}
