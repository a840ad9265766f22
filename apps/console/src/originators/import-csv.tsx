import { importOriginators } from '@lintel/contract';
import { CSV_COLUMNS, readOriginatorsCsv, type FieldMessage } from '@lintel/domain';
import { Notice, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { ORIGINATORS } from './words.en.ts';

/** Imports loan officers. The file is checked here with the server's rules, so that every error is shown at once. */
export function ImportCsv(): ReactNode {
  const [errors, setErrors] = useState<readonly FieldMessage[]>([]);
  return (
    <ConsoleForm
      name="import originators"
      submit={ORIGINATORS.importSubmit}
      quiet
      done={ORIGINATORS.imported}
      check={(typed) => {
        setErrors([]);
        return typed.file('csv') ? [] : [{ field: 'csv', message: ORIGINATORS.fileMissing }];
      }}
      confirm={async (typed) => {
        const read = readOriginatorsCsv((await typed.file('csv')?.text()) ?? '');
        const found = 'errors' in read ? read.errors : [];
        setErrors(found);
        return found.length === 0;
      }}
      send={async (typed, idempotencyKey) => {
        const csv = (await typed.file('csv')?.text()) ?? '';
        await api(importOriginators, { idempotencyKey, body: { csv } });
        await queryClient.invalidateQueries();
      }}
    >
      {(at) => (
        <>
          <TextInput
            name="csv"
            id={at('csv').id}
            error={at('csv').error}
            type="file"
            accept=".csv,text/csv"
            label={ORIGINATORS.file}
            hint={ORIGINATORS.importHint(CSV_COLUMNS)}
          />
          {errors.length > 0 && (
            <Notice tone="danger" live>
              <p>{ORIGINATORS.rowErrors(errors.length)}</p>
              <ul>
                {errors.map(({ field, message }) => (
                  <li key={`${field} ${message}`}>{ORIGINATORS.rowError(field, message)}</li>
                ))}
              </ul>
            </Notice>
          )}
        </>
      )}
    </ConsoleForm>
  );
}
