import {
  addBanner,
  changeBanner,
  changeFlag,
  decideFlagProposal,
  listBanners,
  listFlagChanges,
  listFlags,
  removeBanner,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { deleteBanner, loadBanners, saveBannerChange, saveNewBanner } from '../features/banners/index.ts';
import { decideProposal, loadFlagChanges, loadFlags, saveFlag } from '../features/optimize/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount, parseIfMatch } from '../kernel/http/index.ts';

/** Mounts the calls with which a lender's people manage banners and feature flags of the borrowers' pages. */
export function mountSite(app: FastifyInstance, context: Context): void {
  mount(app)(listBanners)(({ caller }) => loadBanners(context, caller));
  mount(app)(addBanner)(({ caller, body }) => saveNewBanner(context, caller, body));
  mount(app)(changeBanner)(({ caller, params, body, request }) =>
    saveBannerChange(context, caller, params.bannerUuid, body, parseIfMatch(changeBanner, request)),
  );
  mount(app)(removeBanner)(({ caller, params, request }) =>
    deleteBanner(context, caller, params.bannerUuid, parseIfMatch(removeBanner, request)),
  );
  mount(app)(listFlags)(({ caller }) => loadFlags(context, caller));
  mount(app)(changeFlag)(({ caller, params, body, request }) =>
    saveFlag(context, caller, params.key, body, parseIfMatch(changeFlag, request)),
  );
  mount(app)(decideFlagProposal)(({ caller, params, body }) => decideProposal(context, caller, params, body.outcome));
  mount(app)(listFlagChanges)(({ caller, params }) => loadFlagChanges(context, caller, params.key));
}
