import { readAnswers } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { isEnded } from '../../../gate/is-ended.ts';
import { RemountOnStale } from '../../../gate/remount-on-stale.tsx';
import { AnswerList, buildAnswerRows, type AnswersReply } from './answers.tsx';
import { ChangeForm } from './change-form.tsx';
import { parseChange, parseCorrectable } from './change.ts';
import { CorrectForm } from './correct-form.tsx';

/**
 * Shows the borrower's answers, which can be changed until the application is submitted and corrected by staff after
 * that. Closed once the application has ended.
 */
export function ProfileScreen(): ReactNode {
  return (
    <ApplicationScreen
      gates={({ gate }) => !isEnded(gate)}
      reads={({ uuid }) => ({ answers: query(readAnswers, { params: { uuid } }) })}
    >
      {(view) => <ProfileAnswers {...view} />}
    </ApplicationScreen>
  );
}

/** The list, or the one answer named in the URL: to change before submitting, or to have corrected after it. */
function ProfileAnswers({
  uuid,
  status,
  answers,
  reload,
}: GateView & { answers: AnswersReply; reload: () => Promise<unknown> }): ReactNode {
  const [search] = useSearchParams();
  const change = parseChange(search.get('change'));
  const correct = parseCorrectable(search.get('correct'));
  const isSent = answers.locked.length > 0;
  if (correct && isSent)
    return (
      <CorrectForm
        key={correct}
        uuid={uuid}
        field={correct}
        row={buildAnswerRows(answers).find(({ field }) => field === correct)}
      />
    );
  return (
    <RemountOnStale version={answers.version} reload={reload}>
      {(formVersion) =>
        change && !isSent ? (
          <ChangeForm
            key={change}
            uuid={uuid}
            change={change}
            answers={answers}
            reload={reload}
            {...formVersion}
            version={Math.max(formVersion.version, answers.version)}
          />
        ) : (
          <AnswerList uuid={uuid} status={status} answers={answers} />
        )
      }
    </RemountOnStale>
  );
}
