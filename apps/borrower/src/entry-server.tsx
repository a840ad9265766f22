import { currentLocale } from '@lintel/domain';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { AREAS, getArea, isRegistration } from './areas.tsx';
import { isPublic } from './platform/app-route.ts';
import { hold } from './platform/hold.ts';
import { markSession } from './platform/mark-session.ts';
import { PageDataProvider, type PageData } from './platform/page-data.tsx';
import { HeadContext, type TitleReceiver } from './platform/screen-title.tsx';
import { BASE, urls } from './platform/urls.ts';
import { STEP_SCREENS } from './register/flow/screens.ts';
import { matchRoute } from './route-table.ts';
import { screenFile, tableFile } from './screen-file.ts';
import { Footer } from './shell/footer.tsx';
import { todaysHours } from './shell/hours.ts';
import { shownBanners } from './shell/lazy/banner-rules.ts';
import { findMaintenance, isInMaintenance } from './shell/lazy/find-maintenance.ts';
import { lendsIn } from './shell/lends-in.ts';
import './shell/lazy/site.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
/** The build's output: the client's manifest and its one stylesheet. In development Vite serves the modules instead. */
export interface Assets {
  manifest?: Record<string, Chunk>;
  css?: string;
  dev?: boolean;
}
/** A page's HTML and its HTTP status. */
export interface RenderedPage {
  status: number;
  html: string;
}
export interface Renderer {
  renderPage(url: string, data: PageData, nonce: string): Promise<RenderedPage>;
}

const ENTRY = 'src/entry-client.tsx';
const SITE_PARTS = 'src/shell/lazy/site.ts';
/** Modules that every page of a logged-in user needs besides its screen. */
const SESSION_PARTS = ['src/platform/lazy/query-root.tsx', 'src/shell/lazy/logged-in-nav.tsx'];
const json = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const REFRESH =
  `import { injectIntoGlobalHook } from "${BASE}/@react-refresh"; injectIntoGlobalHook(window); ` +
  'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';

/**
 * Creates the renderer with which the server renders every page of the borrower app. The server knows only the path of
 * this function, nothing of React or Vite.
 */
export function createRenderer({ manifest, css = '', dev = false }: Assets): Renderer {
  const listFiles = (key: string, seen = new Set<string>()): string[] => {
    const chunk = manifest?.[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => listFiles(name, seen))];
  };
  const entry = manifest?.[ENTRY]?.file ?? '';

  return {
    async renderPage(url, given, nonce) {
      const { pathname, searchParams } = new URL(url, 'http://page');
      // Formats these here, so the page needs no code for them.
      const all: PageData = {
        ...given,
        reads: { ...given.reads, hoursToday: todaysHours(given.reads.hours, given.now) },
        lendsIn: lendsIn(given),
        hasSiteParts:
          shownBanners(given.reads.banners ?? [], false).length > 0 ||
          findMaintenance(given.reads) !== undefined ||
          searchParams.has('pop-webchat'),
      };
      const data = pathname === urls.legal('licenses') ? all : withoutLicenses(all);
      const area = isRegistration(pathname) ? undefined : getArea(pathname);
      const route = matchRoute(pathname);
      if (area) await AREAS[area].load();
      if (route && isPublic(route)) await route.screen.load();
      // The older page's one route has every step.
      if (pathname === `${BASE}/register`) await Promise.all(STEP_SCREENS.map(({ screen }) => screen.load()));
      const isReplaced = isInMaintenance(data.reads, pathname);
      let title = given.privateLabel.name.display;
      const head: TitleReceiver = {
        say: (said) => {
          title = said;
        },
      };
      const body = renderToString(
        <HeadContext value={head}>
          <StaticRouter location={url}>
            <App data={data} />
          </StaticRouter>
        </HeadContext>,
      );
      const footer = renderToStaticMarkup(
        <PageDataProvider data={all}>
          <Footer />
        </PageDataProvider>,
      );
      const { privateLabel, assetBase, themeCss, fontsCss, fontFiles } = data;
      const sources = [
        ENTRY,
        ...(all.hasSiteParts ? [SITE_PARTS] : []),
        ...(area ? [tableFile(area)] : []),
        ...(route && !isPublic(route) ? SESSION_PARTS : []),
        screenFile(route?.path ?? '*') ?? ENTRY,
      ];
      const scripts = [...new Set(sources.flatMap((source) => listFiles(source)))].filter((file) => file !== entry);
      const icon = privateLabel.logo.favicon ?? privateLabel.logo.mark;
      const html = [
        `<!doctype html><html lang="${currentLocale()}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
        `<title>${text(title)}</title>`,
        `<link rel="icon" href="${icon ? text(assetBase + icon) : 'data:,'}">`,
        `<meta property="csp-nonce" content="" nonce="${nonce}">`,
        `<script nonce="${nonce}">(${hold.toString()})();(${markSession.toString()})();window.__PRIVATE_LABEL__=${json(privateLabel)}</script>`,
        // The first step can't afford the display face, which its heading doesn't use on phones; on every later page it
        // must be there from the start, because a face that comes too late isn't shown until the next page.
        fontFiles
          .map((file, index) => {
            const rel = index > 0 && pathname === urls.step('index') ? 'rel="prefetch"' : 'rel="preload" as="font"';
            return `<link ${rel} type="font/woff2" crossorigin href="${text(file)}">`;
          })
          .join(''),
        `<style nonce="${nonce}">${fontsCss}${themeCss}${css}</style>`,
        scripts.map((file) => `<link rel="modulepreload" href="${BASE}/${file}" nonce="${nonce}">`).join(''),
        dev
          ? `<script type="module" nonce="${nonce}">${REFRESH}</script><script type="module" nonce="${nonce}" src="${BASE}/@vite/client"></script>` +
            `<script type="module" nonce="${nonce}" src="${BASE}/${ENTRY}"></script>`
          : `<script type="module" nonce="${nonce}" src="${BASE}/${entry}"></script>`,
        `</head><body><div id="app">${body}</div>${footer}<script type="application/json" id="page-data">${json(carried(data))}</script></body></html>`,
      ].join('');
      const status = route && route.path !== '*' ? (data.posted ? 422 : 200) : 404;
      return { status: isReplaced ? 503 : status, html };
    },
  };
}

/** The head already contains the styles and the brand, so the page data leaves them out. */
const carried = ({ privateLabel: _label, themeCss: _theme, fontsCss: _fonts, fontFiles: _files, ...rest }: PageData) =>
  rest;

/** Only the page that lists licenses needs them, and that page is always loaded in full. */
function withoutLicenses({ reads: { licenses: _licenses, ...reads }, ...rest }: PageData): PageData {
  return { ...rest, reads };
}
