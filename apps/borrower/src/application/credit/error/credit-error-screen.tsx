import { readCredit, retryCredit, type Reply } from '@lintel/contract';
import { formatPhone, type FieldMessage } from '@lintel/domain';
import { ButtonLink, Checkbox, Notice, Panel, Phone, SubmitButton, Text } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import type { ReactNode } from 'react';
import { ApplicationScreen, query, type GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { FROZEN } from './words.en.ts';
import css from './error.module.css';

type Credit = NonNullable<Reply<typeof readCredit>>;

/**
 * Shown when the borrower froze their credit file: says where to lift the freeze, then tries again. Gates soft-frozen
 * and hard-frozen.
 */
export function CreditErrorScreen(): ReactNode {
  return (
    <ApplicationScreen
      screen="credit/error"
      reads={({ uuid }) => ({ credit: query(readCredit, { params: { uuid } }) })}
    >
      {(view) => view.credit && <FrozenCredit {...view} credit={view.credit} />}
    </ApplicationScreen>
  );
}

function FrozenCredit({ uuid, status, credit }: GateView & { credit: Credit }): ReactNode {
  const bureaus = credit.bureaus.filter(({ blocked }) => blocked);
  const names = bureaus.map(({ name }) => name);
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: FROZEN.title(names),
    check: (typed) => unliftedErrors(names, typed, FROZEN.unticked),
    async send(_typed, idempotencyKey) {
      followStatus(await api(retryCredit, { params: { uuid }, body: { liftedBureaus: names }, idempotencyKey }));
    },
  });
  const isHard = status.gate === 'hard-frozen';
  return (
    <GateForm form={form} title={FROZEN.title(names)} lead={<GateSentence explain={status.explain} />}>
      <Text>
        {FROZEN.good} {isHard ? FROZEN.offer : FROZEN.later}
      </Text>
      {bureaus.map((bureau, index) => (
        <Panel key={bureau.name} title={bureau.name} raised={index === 0}>
          <ol className={css.steps}>
            {FROZEN.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={css.ways}>
            {bureau.phoneNumber && (
              <ButtonLink size="s" href={`tel:+1${bureau.phoneNumber}`} icon={<Phone />}>
                {formatPhone(bureau.phoneNumber)}
              </ButtonLink>
            )}
            {bureau.url && (
              <ButtonLink size="s" href={bureau.url}>
                {FROZEN.site(bureau.name)}
              </ButtonLink>
            )}
          </div>
          <Checkbox
            boxed
            name={toFieldName(index)}
            label={FROZEN.liftedFor(bureau.name)}
            error={form.errorAt(toFieldName(index))}
          />
        </Panel>
      ))}
      <Notice tone="quiet">
        {isHard ? FROZEN.hard : FROZEN.soft} {credit.attemptsLeft > 0 ? FROZEN.left(credit.attemptsLeft) : FROZEN.none}
      </Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{FROZEN.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

/** Returns the field name of a bureau's checkbox. */
export const toFieldName = (index: number): string => `lifted-${index}`;

/** Returns an error for each bureau whose box isn't checked: a try while one is still frozen would be wasted. */
export function unliftedErrors(
  bureaus: readonly string[],
  typed: FormValues,
  sentence: (bureau: string) => string,
): readonly FieldMessage[] {
  return bureaus.flatMap((bureau, index) =>
    typed[toFieldName(index)] === undefined ? [{ field: toFieldName(index), message: sentence(bureau) }] : [],
  );
}
