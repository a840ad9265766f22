import { Actions, Button, Dialog, Notice, Stack } from '@lintel/ui';
import { useId, useState, type ReactNode } from 'react';
import { FORM } from './words.en.ts';

/** The texts that ask for confirmation of an action that can't be undone. */
export interface Warning {
  /** The question. */
  readonly title: string;
  readonly text: string;
  /** The button that does it. */
  readonly yes: string;
}

interface Question extends Warning {
  readonly answer: (yes: boolean) => void;
}

interface Confirm {
  readonly ask: (warning: Warning) => Promise<boolean>;
  /** Answers the open question with no, because the action isn't possible anymore. Undefined without a question. */
  readonly withdraw: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** Asks before an action that can't be undone. Returns how to ask, and the dialog to render. */
export function useConfirm(): Confirm {
  const name = useId();
  const [question, setQuestion] = useState<Question>();
  const ask = (warning: Warning) => new Promise<boolean>((answer) => setQuestion({ ...warning, answer }));
  const settle = (yes: boolean) => {
    question?.answer(yes);
    setQuestion(undefined);
  };
  const dialog = (
    <Dialog
      name={name}
      open={question !== undefined}
      title={question?.title}
      onClose={() => settle(false)}
      closeLabel={FORM.close}
    >
      {question && (
        <Stack>
          <Notice tone="warning">{question.text}</Notice>
          <Actions>
            <Button kind="primary" onClick={() => settle(true)}>
              {question.yes}
            </Button>
            <Button onClick={() => settle(false)}>{FORM.back}</Button>
          </Actions>
        </Stack>
      )}
    </Dialog>
  );
  return { ask, withdraw: question && (() => settle(false)), dialog };
}
