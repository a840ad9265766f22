import type { ReactNode } from 'react';
import { useConfirm, type Warning } from '../form/confirm-dialog.tsx';
import { ConsoleForm, type ConsoleFormProps, type FormInput } from '../form/console-form.tsx';
import { useFile } from './use-file.ts';

/** Parameters of a write on a file: its ID, the version that this page shows, and the idempotency key. */
export interface WriteParams {
  readonly params: { readonly uuid: string };
  readonly version: number;
  readonly idempotencyKey: string;
}

interface FileFormProps extends Omit<ConsoleFormProps, 'send' | 'onStale'> {
  /** What to confirm before the form is sent; null: nothing. */
  warn?: (typed: FormInput) => Warning | null;
  send: (typed: FormInput, on: WriteParams) => Promise<unknown>;
}

/** A form that acts on the open file and then refreshes the page. */
export function FileForm({ send, name, warn, ...rest }: FileFormProps): ReactNode {
  const {
    file: { version },
    uuid,
    refresh,
    catchUp,
    noteAction,
  } = useFile();
  const { ask, dialog } = useConfirm();
  const confirmWarning = async (typed: FormInput) => {
    const warning = warn?.(typed) ?? null;
    return warning === null || ask(warning);
  };
  return (
    <>
      <ConsoleForm
        {...(warn ? { confirm: confirmWarning } : {})}
        {...rest}
        name={`${uuid} ${name}`}
        onStale={() => void catchUp()}
        send={async (typed, idempotencyKey) => {
          await send(typed, { params: { uuid }, version, idempotencyKey });
          noteAction();
          await refresh();
        }}
      />
      {warn && dialog}
    </>
  );
}
