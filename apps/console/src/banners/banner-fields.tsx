import { BANNER_APPS, BANNER_LENGTH, BANNER_VARIANTS } from '@lintel/domain';
import { BannerStrip, Checkbox, Fieldset, Select, TextArea } from '@lintel/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../form/console-form.tsx';
import { ScheduleFields } from '../form/schedule-fields.tsx';
import type { Banner } from './banners-screen.tsx';
import { BANNERS } from './words.en.ts';
import css from '../file/file.module.css';

const VARIANTS = BANNER_VARIANTS.map((value) => ({ value, label: BANNERS.variants[value] }));

/** The fields of a banner, empty or with its values, and below them the banner as borrowers will see it. */
export function BannerFields({
  at,
  before,
  of,
}: {
  at: (field: string) => ControlProps;
  before: FormInput;
  of?: Banner;
}): ReactNode {
  const isTyped = before.text('variant') !== '';
  const isChecked = (field: string, otherwise: boolean) => (isTyped ? before.all(field).length > 0 : otherwise);
  const apps = isTyped ? before.all('apps') : (of?.apps ?? ['heloc']);
  const message = at('message');
  const variant = at('variant');
  const [shown, setShown] = useState({
    message: message.defaultValue ?? of?.message ?? '',
    variant: variant.defaultValue ?? of?.variant ?? 'info',
  });
  const showTyped = ({ target }: FormEvent) => {
    if ((target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) && target.name in shown)
      setShown({ ...shown, [target.name]: target.value });
  };
  return (
    <div className={css.stack} onInput={showTyped}>
      <TextArea
        {...message}
        defaultValue={shown.message}
        label={BANNERS.message}
        hint={BANNERS.messageHint(BANNER_LENGTH)}
        maxLength={BANNER_LENGTH}
        rows={3}
      />
      <Select {...variant} defaultValue={shown.variant} label={BANNERS.variant} options={VARIANTS} />
      <Fieldset name="apps" label={BANNERS.apps} hint={BANNERS.appsHint} error={at('apps').error}>
        <div className={css.reasons}>
          {BANNER_APPS.map((app, index) => (
            <Checkbox
              key={app}
              name="apps"
              id={index === 0 ? at('apps').id : `${at('apps').id}-${app}`}
              value={app}
              label={BANNERS.app[app]}
              defaultChecked={apps.includes(app)}
            />
          ))}
        </div>
      </Fieldset>
      <ScheduleFields at={at} {...(of && { of })} />
      <Checkbox
        name="dismissable"
        id={at('dismissable').id}
        value="on"
        label={BANNERS.dismissable}
        hint={BANNERS.dismissableHint}
        defaultChecked={isChecked('dismissable', of?.dismissable ?? true)}
      />
      <Checkbox
        name="active"
        id={at('active').id}
        value="on"
        label={BANNERS.active}
        defaultChecked={isChecked('active', of?.active ?? true)}
      />
      <div className={css.stack}>
        <p className={css.subhead}>{BANNERS.preview}</p>
        <div className={css.preview}>
          <BannerStrip variant={shown.variant === 'warn' ? 'warn' : 'info'} label={BANNERS.preview} preview>
            {shown.message.trim() || BANNERS.previewEmpty}
          </BannerStrip>
        </div>
      </div>
    </div>
  );
}
