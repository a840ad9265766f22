import type { ReactNode } from 'react';
import { ConsoleForm, type ConsoleFormProps, type FormInput } from '../form/console-form.tsx';
import { useFile } from './use-file.ts';

/** Parameters of a write on a file: its id, the version this page shows, and the key of the press. */
export interface WriteParams {
  readonly params: { readonly uuid: string };
  readonly version: number;
  readonly idempotencyKey: string;
}

interface FileFormProps extends Omit<ConsoleFormProps, 'send' | 'onStale'> {
  send: (typed: FormInput, on: WriteParams) => Promise<unknown>;
}

/** A form that acts on the open file and then refreshes the page. */
export function FileForm({ send, name, ...rest }: FileFormProps): ReactNode {
  const {
    file: { version },
    uuid,
    refresh,
    catchUp,
  } = useFile();
  return (
    <ConsoleForm
      {...rest}
      name={`${uuid} ${name}`}
      onStale={() => void catchUp()}
      send={async (typed, idempotencyKey) => {
        await send(typed, { params: { uuid }, version, idempotencyKey });
        await refresh();
      }}
    />
  );
}
