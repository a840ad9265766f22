import { OWNERSHIP_LABELS, OWNERSHIP_TYPES } from '@lintel/domain';
import { Button, ChoiceTiles, Fieldset, Notice, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { GateFormState } from '../../../gate/use-gate-form.ts';
import type { DraftValues } from '../use-step-draft.ts';
import { MAX_OWNERS } from './details.ts';
import { DETAILS } from './words.en.ts';
import css from './contact.module.css';

const OPTIONS = OWNERSHIP_TYPES.map((value) => ({
  value,
  label: OWNERSHIP_LABELS[value],
  hint: DETAILS.ownerships[value],
}));

interface Props {
  /** False when the home is known to be owned jointly and only the other owners are missing. */
  asksType: boolean;
  kept: DraftValues;
  errorAt: GateFormState['errorAt'];
}

/** Asks how the home is owned, and for the names of the other owners. */
export function HomeOwners({ asksType, kept, errorAt }: Props): ReactNode {
  const [type, setType] = useState(asksType ? (kept['ownershipType'] ?? '') : 'JOINT');
  const [count, setCount] = useState(() =>
    Math.max(Object.keys(kept).filter((name) => name.startsWith('ownerFirst')).length, 1),
  );
  const error = errorAt('ownershipType');
  return (
    <>
      {asksType && (
        <ChoiceTiles
          name="ownershipType"
          label={DETAILS.ownership}
          options={OPTIONS}
          value={type}
          onChange={setType}
          {...(error !== undefined && { error })}
        />
      )}
      {type === 'TRUST' && <Notice live>{DETAILS.trust}</Notice>}
      {type === 'JOINT' && (
        <Fieldset name="owners" label={DETAILS.owners} className={css.owners ?? ''}>
          {Array.from({ length: count }, (_, index) => (
            <Owner key={index} index={index} kept={kept} errorAt={errorAt} />
          ))}
          {count < MAX_OWNERS && (
            <div>
              <Button kind="link" onClick={() => setCount(count + 1)}>
                {DETAILS.another}
              </Button>
            </div>
          )}
        </Fieldset>
      )}
    </>
  );
}

function Owner({
  index,
  kept,
  errorAt,
}: {
  index: number;
  kept: DraftValues;
  errorAt: GateFormState['errorAt'];
}): ReactNode {
  const field = (part: 'First' | 'Last') => {
    const name = `owner${part}${index}`;
    const error = errorAt(name);
    return {
      name,
      defaultValue: kept[name] ?? '',
      autoComplete: 'off',
      spellCheck: false,
      autoCapitalize: 'words',
      ...(error !== undefined && { error }),
    };
  };
  return (
    <div className={css.pair}>
      <TextInput label={DETAILS.first(index + 1)} {...field('First')} />
      <TextInput label={DETAILS.last(index + 1)} {...field('Last')} />
    </div>
  );
}
