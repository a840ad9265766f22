import { postCondition } from '@lintel/contract';
import { CONDITION_CATEGORIES } from '@lintel/domain';
import { Checkbox, Select, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { endOfLenderDay } from '../../platform/times.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm } from '../file-form.tsx';
import { formatRole } from '../format-role.ts';
import { useFile } from '../use-file.ts';
import { CATEGORY_WORDS, CONDITIONS } from './words.en.ts';

const BLOCKS = ['NOW', 'CLOSING', 'FUNDING', 'NONE'] as const;

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 10);

/** Posts a new condition, which the borrower or a signer answers unless it is for staff only. */
export function PostCondition(): ReactNode {
  const {
    uuid,
    file: { signers, signersSeeConditions },
  } = useFile();
  const hasPersonChoice = signers.length > 0 && signersSeeConditions;
  const [isQuiet, setQuiet] = useState('quietly' in unsentInput.read(`${uuid} condition`));
  return (
    <FileForm
      name="condition"
      submit={CONDITIONS.postIt}
      done={CONDITIONS.posted}
      check={(typed) => [
        ...(typed.text('category') ? [] : [{ field: 'category', message: CONDITIONS.chooseCategory }]),
        ...(typed.text('text') ? [] : [{ field: 'text', message: CONDITIONS.textMissing }]),
      ]}
      send={({ text }, on) =>
        api(postCondition, {
          ...on,
          body: {
            categoryEnum: CONDITION_CATEGORIES.find((one) => one === text('category')) ?? 'GENERIC_DOCUMENT_REQUEST',
            blocks: BLOCKS.find((one) => one === text('blocks')) ?? 'NOW',
            askBorrower: text('quietly') === '',
            requestDocuments: splitLines(text('documents')).map((one) => one.slice(0, 80)),
            commentsToBorrower: text('text'),
            notes: text('notes') || null,
            signerUuid: text('signer') || null,
            dueOn: text('due') ? endOfLenderDay(text('due')) : null,
          },
        })
      }
    >
      {(at) => {
        const { name, id } = at('quietly');
        return (
          <>
            <Select
              {...at('category')}
              label={CONDITIONS.category}
              placeholder={FORM.choose}
              options={CONDITION_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }))}
            />
            <Select
              {...at('blocks')}
              label={CONDITIONS.waits}
              hint={CONDITIONS.waitsHint(hasPersonChoice)}
              options={BLOCKS.map((value) => ({ value, label: CONDITIONS.blocks[value] }))}
            />
            <Checkbox
              name={name}
              id={id}
              checked={isQuiet}
              onChange={(event) => setQuiet(event.currentTarget.checked)}
              label={CONDITIONS.quietly}
            />
            <TextArea
              {...at('text')}
              label={isQuiet ? CONDITIONS.description : CONDITIONS.message}
              hint={isQuiet ? CONDITIONS.descriptionHint : CONDITIONS.messageHint}
              rows={3}
              maxLength={2000}
            />
            <TextArea
              {...at('documents')}
              label={CONDITIONS.documents}
              hint={CONDITIONS.documentsHint}
              optional={FORM.optional}
              rows={2}
            />
            {hasPersonChoice && (
              <Select
                {...at('signer')}
                label={CONDITIONS.person}
                placeholder={CONDITIONS.borrower}
                options={signers.map(({ signerUuid, name: signer, role }) => ({
                  value: signerUuid,
                  label: [signer, formatRole(role)].filter(Boolean).join(', '),
                }))}
              />
            )}
            <TextInput
              {...at('due')}
              type="date"
              label={CONDITIONS.dueOn}
              hint={CONDITIONS.dueHint}
              optional={FORM.optional}
              width="short"
            />
            <TextArea {...at('notes')} label={CONDITIONS.notes} optional={FORM.optional} rows={2} maxLength={2000} />
          </>
        );
      }}
    </FileForm>
  );
}
