import type { CsvResult, FieldMessage } from '@lintel/domain';
import { Notice } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { queryClient } from '../platform/query-client.ts';
import { ConsoleForm } from './console-form.tsx';
import { FileInput } from './file-input.tsx';
import { IMPORT } from './import-csv-words.en.ts';

interface ImportCsvProps {
  readonly name: string;
  readonly hint: string;
  readonly done: string;
  /** The server's own rules, so that every error is shown at once. */
  readonly read: (csv: string) => CsvResult<unknown>;
  readonly send: (csv: string, idempotencyKey: string) => Promise<unknown>;
}

/** Imports a CSV file, or shows what is wrong in each row. */
export function ImportCsv({ name, hint, done, read, send }: ImportCsvProps): ReactNode {
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  return (
    <ConsoleForm
      name={name}
      submit={IMPORT.submit}
      quiet
      done={done}
      check={(typed) => {
        setErrors([]);
        return typed.file('csv') ? [] : [{ field: 'csv', message: IMPORT.fileMissing }];
      }}
      confirm={async (typed) => {
        const result = read((await typed.file('csv')?.text()) ?? '');
        const found = 'errors' in result ? result.errors : [];
        setErrors(found);
        return found.length === 0;
      }}
      send={async (typed, idempotencyKey) => {
        await send((await typed.file('csv')?.text()) ?? '', idempotencyKey);
        await queryClient.invalidateQueries();
      }}
    >
      {(at) => (
        <>
          <FileInput at={at('csv')} label={IMPORT.file} hint={hint} accept={['.csv', 'text/csv']} />
          {errors.length > 0 && (
            <Notice tone="danger" live>
              <p>{IMPORT.rowErrors(errors.length)}</p>
              <ul>
                {errors.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>{IMPORT.rowError(field, message)}</li>
                ))}
              </ul>
            </Notice>
          )}
        </>
      )}
    </ConsoleForm>
  );
}
