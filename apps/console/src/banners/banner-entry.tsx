import { changeBanner, removeBanner } from '@lintel/contract';
import { BannerStrip, Disclosure, Hidden, Tag } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ChangedElsewhere } from '../form/changed-elsewhere.tsx';
import { ConsoleForm } from '../form/console-form.tsx';
import { currentState } from '../form/schedule-fields.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { formatDateTime } from '../platform/times.ts';
import { BannerFields } from './banner-fields.tsx';
import type { Banner } from './banners-screen.tsx';
import { bannerErrors, readBanner } from './input.ts';
import { BANNERS } from './words.en.ts';
import css from '../file/file.module.css';

const refresh = () => queryClient.invalidateQueries();

/** A banner as borrowers see it, with its schedule and the forms that change and remove it. */
export function BannerEntry({ banner }: { banner: Banner }): ReactNode {
  const { message, variant, active, apps, startsAt, endsAt, updatedAt, version } = banner;
  const [isStale, setStale] = useState(false);
  const state = active ? currentState(banner) : 'OFF';
  const onStale = () => {
    setStale(true);
    void refresh();
  };
  return (
    <div className={css.acts}>
      <p className={css.tags}>
        <Tag tone={state === 'OPEN' ? 'success' : 'quiet'}>{BANNERS.states[state]}</Tag>
        {apps.map((app) => (
          <Tag key={app}>{BANNERS.app[app]}</Tag>
        ))}
      </p>
      <div className={css.preview}>
        <BannerStrip variant={variant} label={message} preview>
          {message}
        </BannerStrip>
      </div>
      <p className={css.small}>
        {startsAt && `${BANNERS.schedule.from(formatDateTime(startsAt))} · `}
        {endsAt ? BANNERS.schedule.until(formatDateTime(endsAt)) : BANNERS.schedule.always}
        {` · ${BANNERS.changed(formatDateTime(updatedAt))}`}
      </p>
      <Disclosure
        summary={
          <>
            {BANNERS.edit}
            <Hidden>: {message}</Hidden>
          </>
        }
      >
        <div className={css.stack}>
          {isStale && <ChangedElsewhere />}
          <Edit key={version} banner={banner} onStale={onStale} onSaved={() => setStale(false)} />
          <Remove banner={banner} onStale={onStale} />
        </div>
      </Disclosure>
    </div>
  );
}

function Edit({ banner, onStale, onSaved }: { banner: Banner; onStale: () => void; onSaved: () => void }): ReactNode {
  const { bannerUuid, version } = banner;
  return (
    <ConsoleForm
      name={`banner ${bannerUuid}`}
      submit={BANNERS.save}
      done={BANNERS.saved}
      onStale={onStale}
      check={bannerErrors}
      send={async (typed) => {
        await api(changeBanner, { params: { bannerUuid }, version, body: readBanner(typed) });
        onSaved();
        await refresh();
      }}
    >
      {(at, before) => <BannerFields at={at} before={before} of={banner} />}
    </ConsoleForm>
  );
}

function Remove({ banner: { bannerUuid, version }, onStale }: { banner: Banner; onStale: () => void }): ReactNode {
  return (
    <ConsoleForm
      name={`remove ${bannerUuid}`}
      submit={BANNERS.remove}
      quiet
      done={BANNERS.removed}
      onStale={onStale}
      send={async () => {
        await api(removeBanner, { params: { bannerUuid }, version });
        await refresh();
      }}
    />
  );
}
