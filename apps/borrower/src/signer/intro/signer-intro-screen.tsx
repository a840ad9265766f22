import { saveSignerResidence } from '@lintel/contract';
import { ChoiceTiles, Panel, Stack, SubmitButton, SummaryRows, Text } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { GateForm, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { RequireSigner, type SignerView } from '../require-signer.tsx';
import { SignerStages } from '../stages.tsx';
import { SIGNER, SIGNER_INTRO } from '../words.en.ts';

/** A separate chunk, because few signers decline. */
const NotSigning = lazy(async () => ({ default: (await import('../not-signing.tsx')).NotSigning }));

/** Explains to an additional signer why they sign and what they will do, and asks whether they live in the home. */
export function SignerIntroScreen(): ReactNode {
  return <RequireSigner stages={['INTRO', 'LOGIN']}>{(view) => <Intro {...view} />}</RequireSigner>;
}

function Intro(view: SignerView): ReactNode {
  const {
    signer: { signerUuid, stage, primary, street, what, risk, minutes, version, livesThere },
    uuid,
    again,
  } = view;
  const form = useGateForm({
    uuid,
    title: SIGNER_INTRO.title,
    check: ({ livesThere: said }) => (said ? [] : [{ field: 'livesThere', message: SIGNER_INTRO.missing }]),
    async send({ livesThere: said }) {
      await api(saveSignerResidence, {
        params: { signerUuid },
        body: { livesThere: said === 'YES' ? 'YES' : 'NO' },
        version,
      });
      await again();
    },
    onStale: () => {
      void again();
    },
  });
  const options = [
    { value: 'YES', label: SIGNER_INTRO.yes },
    { value: 'NO', label: SIGNER_INTRO.no },
  ];
  return (
    <GateForm form={form} title={SIGNER_INTRO.title} lead={SIGNER_INTRO.lead(SIGNER.of(primary))}>
      <Panel raised>
        <Stack>
          <Text>{what}</Text>
          <Text tone="strong">{risk}</Text>
          <SummaryRows rows={[{ label: SIGNER_INTRO.street, value: street }]} />
        </Stack>
      </Panel>
      <Panel title={SIGNER.todo}>
        <SignerStages stage={stage} />
        <Text size="s" tone="muted">
          {SIGNER_INTRO.minutes(minutes)}
        </Text>
      </Panel>
      <Panel title={SIGNER_INTRO.rights}>
        <Text>{SIGNER_INTRO.rightsText}</Text>
      </Panel>
      <ChoiceTiles
        name="livesThere"
        label={SIGNER_INTRO.question(street)}
        hint={SIGNER_INTRO.hint}
        layout="across"
        options={options}
        defaultValue={livesThere === 'UNKNOWN' ? undefined : livesThere}
        error={form.errorAt('livesThere')}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{SIGNER_INTRO.submit}</SubmitButton>
      </FormActions>
      <Suspense>
        <NotSigning {...view} />
      </Suspense>
    </GateForm>
  );
}
