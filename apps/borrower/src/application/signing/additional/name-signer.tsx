import { ApiError, nameSigner } from '@lintel/contract';
import { FileText, Lock, Panel, PhoneOnly, ShieldCheck, SubmitButton, Text, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { announce } from '../../../platform/announce.tsx';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { useStepDraft, type DraftValues } from '../../start/use-step-draft.ts';
import { signerBody, signerErrors } from './check-signer.ts';
import { PersonCard, getSignersTitle, type Person, type Signers } from './person-card.tsx';
import { SignerFields } from './signer-fields.tsx';
import { SIGNERS } from './words.en.ts';

/** The name of the step's draft: its gate. */
export const STEP = 'co-deed';

interface Props extends GateView {
  list: Signers;
  /** The person to name now. */
  personToName: Person;
  /** Values typed on an earlier visit, for the person to name then. */
  savedDraft: DraftValues;
  notice: string | undefined;
  /** Another person was just named, so the next form takes the focus. */
  takesFocus: boolean;
  /** Actions for a named signer. */
  act: (signer: Signers['signers'][number] | undefined) => ReactNode;
  onNamed: () => Promise<void>;
  /** Changed elsewhere: refetches the list and shows the message. */
  onStale: (sentence: string) => Promise<void>;
}

const NOTHING: DraftValues = {};

/** Errors caused by another window or the title company, which the form can't fix. */
const CHANGED_ELSEWHERE: readonly string[] = ['signer-exists', 'choice-unknown'];

/** The list of signers, with the form in the current person's card. */
export function NameSigner({
  uuid,
  status,
  list,
  personToName,
  savedDraft,
  notice,
  takesFocus,
  act,
  onNamed,
  onStale,
}: Props): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const draft = useStepDraft(uuid, STEP, []);
  const title = getSignersTitle(list.mustSign);
  const form = useGateForm({
    uuid,
    title,
    check: signerErrors,
    onValues: (values) => draft.keep({ ...values, personUuid: personToName.personUuid }),
    onStale: (_, sentence) => {
      void onStale(sentence);
    },
    async send(typed, idempotencyKey) {
      const body = signerBody(personToName.personUuid, typed);
      try {
        const reply = await api(nameSigner, { params: { uuid }, body, version: list.version, idempotencyKey });
        draft.done();
        announce(SIGNERS.done(`${body.firstName} ${body.lastName}`));
        followStatus(reply);
        if (reply.status.gate === status.gate) await onNamed();
      } catch (error) {
        if (!(error instanceof ApiError && CHANGED_ELSEWHERE.includes(error.name))) throw error;
        await onStale(SIGNERS.changed);
      }
    },
  });
  const { items, title: heading, wrong } = SIGNERS.does;
  const signs = [<FileText key="deed" />, <ShieldCheck key="id" />, <Lock key="page" />];
  const does = (
    <Panel title={heading}>
      <TickList items={items.map((item, index) => ({ icon: signs[index], ...item }))} />
      <Text size="s" tone="muted">
        {wrong}
      </Text>
    </Panel>
  );
  // The list also has removed signers: a person counts as named only with a current signer.
  const findSigner = ({ personUuid, signerUuid }: Person) =>
    signerUuid ? list.signers.find((one) => one.personUuid === personUuid) : undefined;
  return (
    <GateForm form={form} title={title} lead={<GateSentence explain={status.explain} />} notice={notice} rail={does}>
      {list.mustSign.map((person) => (
        <PersonCard
          key={person.personUuid}
          person={person}
          signer={findSigner(person)}
          isOpen={person === personToName}
          takesFocus={takesFocus && person === personToName}
          act={act(findSigner(person))}
        >
          <SignerFields
            person={person}
            savedDraft={savedDraft['personUuid'] === person.personUuid ? savedDraft : NOTHING}
            errorAt={form.errorAt}
          />
        </PersonCard>
      ))}
      <PhoneOnly>
        <Text tone="strong">{items[0].title}.</Text>
      </PhoneOnly>
      <FormActions form={form}>
        <SubmitButton busy={form.busy} busyLabel={SIGNERS.saving}>
          {SIGNERS.submit}
        </SubmitButton>
      </FormActions>
    </GateForm>
  );
}
