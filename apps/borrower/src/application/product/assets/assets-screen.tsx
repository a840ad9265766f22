import { addAsset, completeAssets, readAssets, removeAsset, type Reply, type Status } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Actions, Button, Hidden, Notice, Panel, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { GatePage } from '../../../gate/gate-page.tsx';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { clearOffers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { showToast } from '../../../platform/lazy/toast.tsx';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus, useStatus } from '../../../platform/lazy/use-status.ts';
import { useSubmit } from '../../../platform/lazy/use-submit.ts';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { AccountForm } from './account-form.tsx';
import type { TypedAccount } from './check.ts';
import { ASSETS } from './words.en.ts';
import css from './assets.module.css';

type Assets = NonNullable<Reply<typeof readAssets>>;
type Asset = Assets['assets'][number];
type WriteResult = { status: Status; version: number };

/** The borrower lists accounts whose assets support the line where income isn't enough. */
export function AssetsScreen(): ReactNode {
  return <ApplicationScreen screen="product/assets">{({ uuid }) => <Read uuid={uuid} />}</ApplicationScreen>;
}

function Read({ uuid }: { uuid: string }): ReactNode {
  const assets = useRead(readAssets, { params: { uuid } });
  const { status } = useStatus(uuid);
  const again = async () => {
    await assets.refetch();
  };
  if (assets.data && status)
    return <Accounts uuid={uuid} assets={assets.data} version={status.version} again={again} />;
  return assets.isError ? (
    <LoadFailed
      again={() => {
        void again();
      }}
    />
  ) : (
    <ScreenPending />
  );
}

const named = ({ type, institution }: TypedAccount): string => ASSETS.account(ASSETS.types[type], institution);

interface Props {
  uuid: string;
  assets: Assets;
  version: number;
  again: () => Promise<void>;
}

function Accounts({ uuid, assets: { assets, countsForMonthlyIncome }, version, again }: Props): ReactNode {
  const [adding, setAdding] = useState(assets.length === 0);
  const form = useSubmit();
  const { busy, formError, show, submit } = useGateSubmit(uuid, {
    async onApiError({ name, message }) {
      if (name !== 'stale-version') return false;
      await again();
      show({ formError: message });
      return true;
    },
  });
  const followStatus = useFollowStatus(uuid);
  useScreenTitle(ASSETS.title, form.errors.length > 0);
  const open = adding || assets.length === 0;

  /** Writes, keeps the status of the reply and refetches the accounts. */
  const write = async (send: (idempotencyKey: string) => Promise<WriteResult>, content: unknown) => {
    let done = false;
    await submit(async (idempotencyKey) => {
      const reply = await send(idempotencyKey);
      await again();
      followStatus(reply);
      done = true;
    }, content);
    return done;
  };
  const add = async (account: TypedAccount) => {
    const done = await write(
      (idempotencyKey) => api(addAsset, { params: { uuid }, body: account, version, idempotencyKey }),
      account,
    );
    if (done) {
      setAdding(false);
      void showToast(ASSETS.added(named(account)));
    }
    return done;
  };
  const remove = async (asset: Asset) => {
    const { assetUuid } = asset;
    if (await write(() => api(removeAsset, { params: { uuid, assetUuid }, version }), assetUuid))
      void showToast(ASSETS.removed(named(asset)));
  };
  const closeForm = () => {
    setAdding(false);
    form.show({});
  };
  const complete = (skip: boolean) => {
    const body = { skip };
    void write(async (idempotencyKey) => {
      const reply = await api(completeAssets, { params: { uuid }, body, version, idempotencyKey });
      clearOffers(uuid);
      return reply;
    }, body);
  };

  return (
    <GatePage title={ASSETS.title} lead={ASSETS.lead}>
      {formError !== undefined && (
        <Notice tone="danger" live>
          {formError}
        </Notice>
      )}
      {assets.length > 0 && (
        <Panel title={ASSETS.yours}>
          <ul className={css.list}>
            {assets.map((asset) => (
              <li key={asset.assetUuid}>
                <span>{named(asset)}</span>
                <b>{formatMoney(asset.balance)}</b>
                <Button
                  kind="link"
                  onClick={() => {
                    void remove(asset);
                  }}
                >
                  <span aria-hidden="true">{ASSETS.remove}</span>
                  <Hidden>{ASSETS.removes(named(asset))}</Hidden>
                </Button>
              </li>
            ))}
          </ul>
          {countsForMonthlyIncome > 0 && (
            <Text tone="strong">{ASSETS.counts(formatMoney(countsForMonthlyIncome))}</Text>
          )}
        </Panel>
      )}
      {open && <AccountForm form={form} onAdd={add} onCancel={assets.length > 0 ? closeForm : undefined} />}
      <Actions>
        {assets.length > 0 && !open && (
          <Button kind="primary" busy={busy} busyLabel={ASSETS.busy} onClick={() => complete(false)}>
            {ASSETS.go}
          </Button>
        )}
        {assets.length > 0 && !open && <Button onClick={() => setAdding(true)}>{ASSETS.another}</Button>}
        {assets.length === 0 && (
          <Button kind="link" onClick={() => complete(true)}>
            {ASSETS.skip}
          </Button>
        )}
      </Actions>
    </GatePage>
  );
}
