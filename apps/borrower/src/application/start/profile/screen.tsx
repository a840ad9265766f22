import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readAnswers } from '@lintel/contract';
import { AtGate } from '../../gate/at-gate.tsx';
import { Latest } from '../../gate/latest.tsx';
import { Read } from '../../gate/read.tsx';
import { Answers } from './answers.tsx';
import { changeOf } from './change.ts';
import { ChangeForm } from './change-form.tsx';

/** What the borrower told us, open until the application is submitted; an application that has ended has no answers to change. */
export function Screen(): ReactNode {
  const [search] = useSearchParams();
  const change = changeOf(search.get('change'));
  return (
    <AtGate gates={({ gate }) => !['declined', 'cancelled', 'complete'].includes(gate ?? '')}>
      {({ uuid, status }) => (
        <Read call={readAnswers} ask={{ params: { uuid } }} version={status.version}>
          {(answers, reload) => answers && (
            <Latest version={answers.version} reload={reload}>
              {(drawn) => (change && answers.locked.length === 0
                ? <ChangeForm key={change} uuid={uuid} change={change} answers={answers} reload={reload} {...drawn} version={Math.max(drawn.version, answers.version)} />
                : <Answers uuid={uuid} status={status} answers={answers} />)}
            </Latest>
          )}
        </Read>
      )}
    </AtGate>
  );
}
