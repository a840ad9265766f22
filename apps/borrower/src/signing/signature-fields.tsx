import { ChoiceTiles, Hidden, Text, TextInput } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import type { SigningDocument } from './documents.ts';
import { STYLES, type ChosenSignature, type Style } from './signature.ts';
import { SIGNATURE } from './words.en.ts';
import css from './signature.module.css';

/** A separate chunk, because few signers draw. */
const DrawSignature = lazy(async () => ({ default: (await import('./draw-signature.tsx')).DrawSignature }));

interface Props {
  chosen: ChosenSignature;
  /** A drawing was adopted for an earlier document. */
  hasDrawn: boolean;
  fields: SigningDocument['fields'];
  errorAt: (field: string) => string | undefined;
  onChange: (change: Partial<ChosenSignature>) => void;
}

const FACES = { SCRIPT: css.script, SLANTED: css.slanted, PLAIN: css.upright } as const;

/**
 * Asks for the signature, the typed name in one of three styles or a drawing, and lists where the document needs it.
 */
export function SignatureFields({ chosen, hasDrawn, fields, errorAt, onChange }: Props): ReactNode {
  const { style, text, initials } = chosen;
  const asksInitials = fields.some(({ kind }) => kind === 'INITIALS');
  const label = (one: Style): ReactNode =>
    one === 'DRAWN' ? (
      SIGNATURE.draw
    ) : (
      <>
        <span className={FACES[one]}>{text.trim() === '' ? SIGNATURE.faces[one] : text}</span>
        <Hidden>{SIGNATURE.faces[one]}</Hidden>
      </>
    );
  return (
    <div className={css.fields}>
      <ChoiceTiles
        name="signature"
        look="plain"
        label={SIGNATURE.legend}
        hint={SIGNATURE.hint}
        value={style}
        onChange={(value) => onChange({ style: value as Style })}
        options={STYLES.map((value) => ({ value, label: label(value) }))}
      />
      {style === 'DRAWN' && (
        <Suspense>
          <DrawSignature kept={hasDrawn} error={errorAt('drawing')} onDrawn={(image) => onChange({ image })} />
        </Suspense>
      )}
      <TextInput
        name="signatureName"
        label={SIGNATURE.name}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        value={text}
        error={errorAt('signatureName')}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      {asksInitials && (
        <TextInput
          name="initials"
          label={SIGNATURE.initials}
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
          value={initials}
          error={errorAt('initials')}
          onChange={({ currentTarget: { value } }) => onChange({ initials: value })}
        />
      )}
      {fields.length > 0 && (
        <div>
          <Text size="s" tone="muted">
            {SIGNATURE.places(fields.length)}
          </Text>
          <ul className={css.places}>
            {fields.map(({ fieldId, kind, page, label: place }) => (
              <li key={fieldId}>
                {kind === 'INITIALS' ? SIGNATURE.initialsAt(page, place) : SIGNATURE.at(page, place)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
