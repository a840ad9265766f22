import { assignLoanFile, type Reply, type readAttorneyOpinion } from '@lintel/contract';
import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { FileForm } from '../file-form.tsx';
import { useFile } from '../use-file.ts';
import { CLOSING } from './words.en.ts';

/** Assigns the file to the attorney who reviews its documents. */
export function AssignToAttorney({
  attorneys,
}: {
  attorneys: Reply<typeof readAttorneyOpinion>['attorneys'];
}): ReactNode {
  const {
    file: { assignee },
  } = useFile();
  const others = attorneys.filter(({ staffUuid }) => staffUuid !== assignee?.staffUuid);
  if (attorneys.length === 0) return <p>{CLOSING.noAttorney}</p>;
  if (others.length === 0) return null;
  return (
    <FileForm
      name="attorney"
      submit={CLOSING.giveFile}
      quiet={others.length < attorneys.length}
      done={CLOSING.fileGiven}
      check={({ text }) => (text('attorney') ? [] : [{ field: 'attorney', message: CLOSING.chooseAttorney }])}
      send={({ text }, { params, version }) =>
        api(assignLoanFile, { params, version, body: { staffUuid: text('attorney') } })
      }
    >
      {(at) => (
        <Select
          {...at('attorney')}
          hint={CLOSING.assignHint}
          label={CLOSING.attorney}
          placeholder={FORM.choose}
          options={others.map(({ staffUuid, name }) => ({ value: staffUuid, label: name }))}
        />
      )}
    </FileForm>
  );
}
