import { answerHmda, readHmda } from '@lintel/contract';
import { DOCUMENT_LOCALE, HMDA_GROUPS, HMDA_TITLE } from '@lintel/domain';
import { Lock, Notice, Panel, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { HMDA } from '../words.en.ts';
import { answersIn, hmdaErrors } from './answers.ts';
import { HmdaQuestion } from './group.tsx';
import css from './hmda.module.css';

/** Asks the demographic questions required by law (HMDA). Answers are never saved as a draft and never prefilled. */
export function HmdaScreen(): ReactNode {
  return (
    <ApplicationScreen screen="start/hmda" reads={({ uuid }) => ({ form: query(readHmda, { params: { uuid } }) })}>
      {({ uuid, status, form }) => (
        <Questions uuid={uuid} status={status} formVersion={form.formVersion} notice={form.notice} />
      )}
    </ApplicationScreen>
  );
}

function Questions({
  uuid,
  status,
  formVersion,
  notice,
}: GateView & { formVersion: string; notice: string }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: HMDA.title,
    check: (_, form) => hmdaErrors(answersIn(new FormData(form))),
    async send(_, __, form) {
      followStatus(
        await api(answerHmda, {
          params: { uuid },
          body: { formVersion, ...answersIn(new FormData(form)) },
          version: status.version,
        }),
      );
    },
  });
  return (
    <GateForm showsNext form={form} title={HMDA.title} lead={status.explain.ask}>
      <Notice icon={<Lock />}>
        <b>{HMDA.never}</b> {HMDA.apart}
      </Notice>
      <div lang={DOCUMENT_LOCALE} className={css.form}>
        <Panel title={HMDA_TITLE}>
          <Text size="s">{notice}</Text>
        </Panel>
        {HMDA_GROUPS.map((group) => (
          <HmdaQuestion key={group} group={group} errorAt={form.errorAt} />
        ))}
      </div>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{HMDA.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
