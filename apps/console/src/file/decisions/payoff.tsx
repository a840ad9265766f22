import { enterPayoffFigures } from '@lintel/contract';
import { isRoutingNumber, readDollars, type FieldMessage } from '@lintel/domain';
import { Checkbox, Fieldset, Notice, Panel, Select, Stack, SummaryRows, Text, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { staffDocumentName } from '../../platform/document-label.ts';
import { useMay, useMe } from '../../platform/me.ts';
import { formatDay } from '../../platform/times.ts';
import { TaskText } from '../../queue/task-text.tsx';
import { DocumentButtons } from '../document-buttons.tsx';
import { FileForm } from '../file-form.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { DECIDE } from './words.en.ts';
import css from '../file.module.css';

const isAmount = (text: string): boolean => readDollars(text) >= 0;

const RULES: Readonly<Record<string, readonly [isGood: (text: string) => boolean, sentence: string]>> = {
  debt: [Boolean, DECIDE.chooseDebt],
  amount: [isAmount, DECIDE.amountMissing],
  perDiem: [isAmount, DECIDE.perDiemMissing],
  goodThrough: [(text) => /^\d{4}-\d\d-\d\d$/.test(text), DECIDE.dateMissing],
  name: [Boolean, DECIDE.payeeMissing],
  address: [Boolean, DECIDE.addressMissing],
  routing: [isRoutingNumber, DECIDE.routingWrong],
  account: [(text) => /^\d{4,17}$/.test(text), DECIDE.accountWrong],
};

const check = (typed: FormInput): FieldMessage[] =>
  Object.entries(RULES)
    .filter(([field, [isGood]]) => !isGood(typed.text(field)))
    .map(([field, [, message]]) => ({ field, message }));

/** Enters a creditor's figures for one selected debt; the application continues after the last one. */
export function PayoffFigures(): ReactNode {
  const {
    file: { liabilities, tasks, documents },
  } = useFile();
  const may = useMay();
  const me = useMe();
  const letters = documents.filter((document) =>
    tasks.some(({ gate, subject }) => gate === 'payoff-letter' && subject === document.uuid),
  );
  const waiting = tasks.filter(({ firstEntry }) => firstEntry != null);
  const isSecond = waiting.some(({ firstEntry }) => firstEntry?.by.staffUuid !== me?.uuid);
  const marked = liabilities.filter(({ payOff }) => payOff.status === 'MARKED_FOR_PAYOFF');
  return (
    <Panel title={DECIDE.payoff} raised>
      {may('document') && letters.length > 0 && (
        <SummaryRows
          rows={[
            {
              label: DECIDE.documents,
              value: (
                <div className={css.acts}>
                  {letters.map((document) => (
                    <DocumentButtons key={document.uuid} document={document} />
                  ))}
                </div>
              ),
            },
          ]}
        />
      )}
      <FileForm
        name="payoff"
        submit={DECIDE.enter}
        done={DECIDE.entered}
        check={check}
        send={({ text }, on) =>
          api(enterPayoffFigures, {
            ...on,
            body: {
              figures: [
                {
                  liabilityUuid: text('debt'),
                  amount: readDollars(text('amount')),
                  perDiem: readDollars(text('perDiem')),
                  goodThrough: text('goodThrough'),
                  documentUuid: text('letter') || null,
                  replace: text('replace') === 'yes',
                  payTo: {
                    name: text('name'),
                    address: text('address'),
                    routingNumber: text('routing'),
                    accountNumber: text('account'),
                    reference: text('reference'),
                  },
                },
              ],
            },
          })
        }
      >
        {(at) => (
          <>
            <Text>
              {DECIDE.twoEnter} {waiting.length === 0 && DECIDE.firstOfTwo}
            </Text>
            {waiting.map((task) => (
              <FirstEntry key={task.taskUuid} task={task} />
            ))}
            <Select
              {...at('debt')}
              label={DECIDE.debt}
              placeholder={FORM.choose}
              options={marked.map(({ uuid, creditorName, mask }) => ({
                value: uuid,
                label: `${creditorName}${mask ? ` ··${mask}` : ''}`,
              }))}
            />
            {letters.length > 0 && (
              <Select
                {...at('letter')}
                defaultValue={at('letter').defaultValue ?? letters[0]?.uuid}
                label={DECIDE.letter}
                hint={DECIDE.letterHint}
                placeholder={DECIDE.noLetter}
                options={letters.map(({ uuid, title, type, submittedAt }) => ({
                  value: uuid,
                  label: `${type === 'SUPPORT' ? DECIDE.borrowersLetter : staffDocumentName({ title, type })}, ${formatDay(submittedAt ?? '')}`,
                }))}
              />
            )}
            <TextInput
              {...at('amount')}
              label={DECIDE.payoffAmount}
              hint={DECIDE.payoffAmountHint}
              inputMode="decimal"
              autoComplete="off"
              width="short"
            />
            <TextInput
              {...at('perDiem')}
              label={DECIDE.perDiem}
              hint={DECIDE.perDiemHint}
              inputMode="decimal"
              autoComplete="off"
              width="short"
            />
            <TextInput
              {...at('goodThrough')}
              type="date"
              label={DECIDE.goodThrough}
              hint={DECIDE.goodThroughHint}
              width="short"
            />
            <Fieldset name="payTo" label={DECIDE.payTo} hint={DECIDE.payToHint}>
              <Stack>
                <TextInput {...at('name')} label={DECIDE.payee} maxLength={100} autoComplete="off" />
                <TextInput {...at('address')} label={DECIDE.address} maxLength={200} autoComplete="off" />
                <TextInput
                  {...at('routing')}
                  label={DECIDE.routing}
                  inputMode="numeric"
                  maxLength={9}
                  autoComplete="off"
                />
                <TextInput
                  {...at('account')}
                  label={DECIDE.account}
                  inputMode="numeric"
                  maxLength={17}
                  autoComplete="off"
                />
                <TextInput
                  {...at('reference')}
                  label={DECIDE.reference}
                  hint={DECIDE.referenceHint}
                  optional={FORM.optional}
                  maxLength={60}
                  autoComplete="off"
                />
              </Stack>
            </Fieldset>
            {isSecond && <Checkbox name="replace" id={at('replace').id} value="yes" label={DECIDE.replaceEntry} />}
          </>
        )}
      </FileForm>
    </Panel>
  );
}

/** The first of two entries, and what the second person does about it. */
function FirstEntry({ task: { subject, firstEntry, text } }: { task: LoanFileReply['tasks'][number] }): ReactNode {
  const {
    file: { liabilities },
  } = useFile();
  const me = useMe();
  const isOwn = firstEntry?.by.staffUuid === me?.uuid;
  return (
    <Notice tone={isOwn ? 'info' : 'warning'}>
      <p>
        <b>{liabilities.find(({ uuid }) => uuid === subject)?.creditorName}</b>
      </p>
      <p>
        <TaskText text={text} firstEntry={firstEntry} />
      </p>
      <p>{isOwn ? DECIDE.ownEntry : DECIDE.confirmEntry}</p>
    </Notice>
  );
}
