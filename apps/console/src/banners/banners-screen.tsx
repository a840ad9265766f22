import { addBanner, listBanners, type Reply } from '@lintel/contract';
import { Disclosure, PageHeading, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ConsoleForm } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';
import { useTitle } from '../platform/title.ts';
import { useRead } from '../platform/use-read.ts';
import { Loaded } from '../table/loaded.tsx';
import { BannerEntry } from './banner-entry.tsx';
import { BannerFields } from './banner-fields.tsx';
import { bannerErrors, readBanner } from './input.ts';
import { BANNERS } from './words.en.ts';
import css from '../file/file.module.css';

export type Banner = Reply<typeof listBanners>[number];

/** The lender's banners as borrowers see them, and the form for a new one. */
export function BannersScreen(): ReactNode {
  useTitle(BANNERS.title);
  const all = useRead(listBanners, {});
  return (
    <div className={css.page}>
      <PageHeading title={BANNERS.title}>{BANNERS.lead}</PageHeading>
      <Panel>
        <Disclosure summary={BANNERS.add}>
          <ConsoleForm
            name="add banner"
            submit={BANNERS.addSubmit}
            done={BANNERS.added}
            check={bannerErrors}
            send={async (typed, idempotencyKey) => {
              await api(addBanner, { idempotencyKey, body: readBanner(typed) });
              await queryClient.invalidateQueries();
            }}
          >
            {(at, before) => <BannerFields at={at} before={before} />}
          </ConsoleForm>
        </Disclosure>
      </Panel>
      <Loaded read={all}>
        <Panel>
          {all.data?.length === 0 && <p>{BANNERS.none}</p>}
          <ul className={css.notes} aria-label={BANNERS.list}>
            {all.data?.map((banner) => (
              <li key={banner.bannerUuid}>
                <BannerEntry banner={banner} />
              </li>
            ))}
          </ul>
        </Panel>
      </Loaded>
    </div>
  );
}
