import { previewDeclineNotice } from '@lintel/contract';
import { DOCUMENT_LOCALE, type Block, type DeclineReason } from '@lintel/domain';
import { Actions, Button, Dialog, Notice, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { useRead } from '../../platform/use-read.ts';
import { Loaded } from '../../table/loaded.tsx';
import { useFile } from '../use-file.ts';
import { CLOSURE } from './words.en.ts';
import css from './closure.module.css';

/**
 * The question whether to end a file, until it is answered. `reasons` are the principal reasons of a decline; null for
 * a withdrawal.
 */
export interface Question {
  readonly reasons: readonly DeclineReason[] | null;
  readonly answer: (yes: boolean) => void;
}

/** Asks for confirmation before a file ends; a decline shows the notice that the borrower will get. */
export function ConfirmEnd({
  question,
  onAnswered,
}: {
  question: Question | undefined;
  onAnswered: () => void;
}): ReactNode {
  const settle = (yes: boolean) => {
    question?.answer(yes);
    onAnswered();
  };
  return (
    <Dialog
      name="end-file"
      open={question !== undefined}
      title={question?.reasons === null ? CLOSURE.confirm.withdraw : CLOSURE.confirm.decline}
      onClose={() => settle(false)}
      closeLabel={CLOSURE.confirm.close}
    >
      {question &&
        (question.reasons ? (
          <Preview reasons={question.reasons} settle={settle} />
        ) : (
          <Stack>
            <Warning>{CLOSURE.confirm.noNotice}</Warning>
            <Answers yes={CLOSURE.submit.CANCELLED} settle={settle} />
          </Stack>
        ))}
    </Dialog>
  );
}

function Preview({
  reasons,
  settle,
}: {
  reasons: readonly DeclineReason[];
  settle: (yes: boolean) => void;
}): ReactNode {
  const {
    uuid,
    file: { version, mailedBy },
  } = useFile();
  const notice = useRead(
    previewDeclineNotice,
    { params: { uuid }, body: { reasons: [...reasons] } },
    { apart: version, gcTime: 0, send: api },
  );
  return (
    <Loaded read={notice}>
      {notice.data && (
        <Stack>
          <Warning>
            {notice.data.delivery === 'MAIL'
              ? CLOSURE.confirm.sent.MAIL(CLOSURE.confirm.mailing[mailedBy])
              : CLOSURE.confirm.sent.ELECTRONIC}
          </Warning>
          <section className={css.notice} lang={DOCUMENT_LOCALE} aria-label={notice.data.title}>
            <h3>{notice.data.title}</h3>
            {notice.data.blocks.map((block, index) => (
              <NoticeBlock key={index} block={block} />
            ))}
          </section>
          <Answers yes={CLOSURE.confirm.decide[notice.data.delivery]} settle={settle} />
        </Stack>
      )}
    </Loaded>
  );
}

function NoticeBlock({ block }: { block: Block }): ReactNode {
  if (block.kind === 'heading') return <h4>{block.text}</h4>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return (
    <table>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Warns what follows, above anything that has to be scrolled. */
function Warning({ children }: { children: string }): ReactNode {
  return (
    <Notice tone="warning">
      {children} {CLOSURE.confirm.final}
    </Notice>
  );
}

function Answers({ yes, settle }: { yes: string; settle: (yes: boolean) => void }): ReactNode {
  return (
    <Actions>
      <Button kind="primary" onClick={() => settle(true)}>
        {yes}
      </Button>
      <Button onClick={() => settle(false)}>{CLOSURE.confirm.back}</Button>
    </Actions>
  );
}
