import {
  findOffer,
  formatDateInProse,
  formatMoney,
  formatPercent,
  largestOffer,
  mostOf,
  offerDifferences,
  quote,
  usualOffer,
  type Offer,
  type Quote,
  type LargestDraws,
  type QuoteTerms,
  type TotalCosts,
} from '@lintel/domain';
import { expect, vi } from 'vitest';
import type { Client } from '../src/sandbox/client.ts';
import { deskClient } from '../src/sandbox/desk.ts';
import type { Driven } from '../src/sandbox/drive.ts';
import { wordsOf } from '../src/sandbox/read-pdf.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import type { TestApp } from './app.ts';

type Body = Record<string, unknown>;
interface OfferReply extends QuoteTerms {
  readonly offerSetId: string;
  readonly selection: Quote | null;
  readonly closing: object | null;
  readonly changed: {
    readonly before: Quote | null;
    readonly after: Quote | null;
    readonly costs: TotalCosts | null;
    readonly most: LargestDraws | null;
    readonly worse: boolean;
  } | null;
}
interface HelocReply {
  readonly uuid: string;
  readonly rate: number | null;
  readonly amount: number | null;
  readonly dates: Readonly<Record<string, string | null>>;
}
interface RescissionReply {
  readonly owed: boolean;
  readonly endsAt: string | null;
  readonly lastDay: string | null;
}
interface FileReply extends HelocReply {
  readonly choice: Pick<Quote, 'monthlyPayment' | 'rate' | 'apr' | 'totalDraw'> | null;
}
interface PayoutReply {
  readonly draw: number;
  readonly toBorrower: number;
  readonly monthlyPayment: number;
  readonly fundingOn: string | null;
  readonly firstPaymentOn: string | null;
  readonly sentOn: string | null;
  readonly stage: string;
}
interface Funding {
  readonly signsOn: string;
  readonly fundingOn: string;
  readonly soonerOn: string | null;
  readonly lastCancelOn: string | null;
}
interface BankReply {
  readonly funding: Funding;
  readonly paymentMethod: string | null;
  readonly disbursementAmount: number | null;
  readonly autopay: {
    readonly monthlyPayment: number;
    readonly monthlyPaymentManual: number;
    readonly firstDraftOn: string;
  } | null;
}
interface SummaryReply {
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
}
interface Line {
  readonly label: string;
  readonly on: string | null;
  readonly state: string;
  readonly note?: string | null;
}
interface Largest {
  readonly amount: number;
  readonly term: number;
  readonly originationFee: number;
}

const APPLICATIONS = '/service-application/api/v1/application/heloc';
/** Documents that print the figures of the offer they were made of. */
const PRINTED =
  /^(Important terms of your home equity line|Your application in summary|Your line of credit: terms|Home equity line of credit agreement)/;
const MONTHLY_RATE = /^(Your line of credit: terms|Home equity line of credit agreement)/;

/** The number in "$1,234.50" or "8.35%", divided by `per`. */
const amountIn = (text: string | undefined, per: number): number | undefined =>
  text === undefined ? undefined : Number((Number(text.replaceAll(/[$,%]/g, '')) / per).toFixed(6));

/**
 * Compares each figure and each day of a file in every place that says it: offers, confirmation, the summary's screen, documents as printed, bank, closing page, dashboard,
 * emails, console. `drifts` names the places that differ; it is empty when all agree.
 */
export class Figures {
  readonly drifts: string[] = [];
  /** The places in which each figure was compared. */
  readonly compared = new Map<string, Set<string>>();
  /** How often a figure was compared, and at how many steps. */
  comparisons = 0;
  steps = 0;
  /** Whether an offer was ever confirmed: a file without one has no figure that two places say. */
  isConfirmed = false;
  readonly #server: TestApp;
  readonly #desks: Map<string, Promise<Client>>;
  readonly #organization: string;
  #documents = new Set<string>();
  #found: { comparisons: { figure: string; places: readonly string[] }[]; drifts: string[] } = {
    comparisons: [],
    drifts: [],
  };
  #version: unknown;
  #promised: Funding | undefined;
  #signedOn: string | undefined;
  #winback: { most: Largest; usual: Largest } | undefined;

  constructor(server: TestApp, organization: string, desks: Map<string, Promise<Client>>) {
    this.#server = server;
    this.#organization = organization;
    this.#desks = desks;
  }

  /** Looks at every place, once for each version of the file. What was read while the file moved on is not compared: the next look sees it. */
  async look(driven: Driven, client: Client): Promise<void> {
    const version = async (): Promise<unknown> =>
      (await client.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${driven.uuid}/status`)).body['version'];
    const before = await version();
    if (before !== undefined && before === this.#version) return;
    const documents = new Set(this.#documents);
    await this.#lookOnce(driven, client);
    if ((await version()) === before) {
      this.#version = before;
      this.steps += 1;
      this.#count();
    } else {
      this.#documents = documents;
      this.#found = { comparisons: [], drifts: [] };
    }
  }

  async #lookOnce({ uuid, status }: Driven, client: Client): Promise<void> {
    const [h, k] = [
      `/service-application/api/v3/application/helocs/${uuid}`,
      `/service-krang-heloc/borrower/secure/api/v1/${uuid}`,
    ];
    const get = async <T>(url: string): Promise<T | null> => {
      const answer = await client.call('GET', url);
      return answer.status === 200 ? (answer.body as T) : null;
    };
    const at = (figure: string, places: Readonly<Record<string, unknown>>) => this.#compare(status, figure, places);
    const offers = await get<OfferReply>(`${h}/offers`);
    if (status === 'CLTV_LIEN_POSITION_REQUALIFY')
      this.#winback = (await get<{ most: Largest; usual: Largest }>(`${h}/offers/winback`)) ?? undefined;
    if (!offers?.offerSetId || status === 'CLTV_LIEN_POSITION_REQUALIFY') return;
    this.#largest(at, offers);
    const heloc = await get<HelocReply>(`${APPLICATIONS}/${uuid}`);
    const listed = (await get<HelocReply[]>(`${APPLICATIONS}/all`))?.find((one) => one.uuid === uuid);
    const desk = (
      await (await this.#desk()).call('GET', `/service-krang-heloc/agent/secure/api/v1/applications/${uuid}`)
    ).body as unknown as FileReply;
    const payout = await get<PayoutReply>(`${h}/payout`);
    const bank = await get<BankReply>(`${k}/bank`);
    const rescission = await get<RescissionReply>(`${h}/rescission`);
    const timeline = (await get<Line[]>(`${h}/timeline`)) ?? [];
    const lines = Array.isArray(timeline) ? timeline : [];

    // While an offer waits to be chosen again, what was promised is the old one.
    const chosen = offers.changed && !offers.closing ? offers.changed.before : offers.selection;
    const computed = offers.selection && !offers.closing ? this.#computed(offers, offers.selection) : null;
    if (computed && offers.selection)
      for (const figure of [
        'monthlyPayment',
        'rate',
        'totalDraw',
        'lineAmount',
        'originationFeeAmount',
        'cashToBorrower',
      ] as const)
        at(`${figure} of the choice`, { server: offers.selection[figure], page: computed[figure] });
    const isConfirmed = desk.choice !== null && desk.choice !== undefined;
    if (chosen && isConfirmed) {
      this.isConfirmed = true;
      const summary = offers.changed || offers.closing ? null : await get<SummaryReply>(`${h}/app-summary`);
      const summed = (label: string, per = 1) =>
        amountIn(summary?.sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value, per);
      const way =
        bank?.paymentMethod === 'MANUAL'
          ? bank.autopay?.monthlyPaymentManual
          : bank?.paymentMethod
            ? bank.autopay?.monthlyPayment
            : undefined;
      at('monthly payment', {
        offer: chosen.monthlyPayment,
        summary: summed('Monthly payment'),
        console: desk.choice?.monthlyPayment,
        payout: payout?.monthlyPayment,
        bank: offers.closing || offers.changed ? undefined : way,
        timeline: lines
          .find(({ label }) => label.startsWith('First payment, '))
          ?.label.slice('First payment, '.length)
          .replaceAll(/[$,]/g, ''),
      });
      at('rate', {
        offer: chosen.rate,
        summary: summed('Rate, fixed', 100),
        application: heloc?.rate,
        dashboard: listed?.rate,
        console: desk.choice?.rate,
        'console file': desk.rate,
      });
      at('line', {
        offer: chosen.lineAmount,
        summary: summed('Line amount'),
        application: heloc?.amount,
        dashboard: listed?.amount,
        'console file': desk.amount,
      });
      at('draw', {
        offer: chosen.totalDraw,
        summary: summed('Draw at the start'),
        console: desk.choice?.totalDraw,
        payout: payout?.draw,
      });
      at('origination fee', { offer: chosen.originationFeeAmount, summary: summed('Origination fee') });
      at('cash', {
        offer: offers.closing ? undefined : chosen.cashToBorrower,
        bank: offers.closing ? undefined : bank?.disbursementAmount,
      });
      if (!offers.changed || offers.closing)
        await this.#printed({ uuid, status }, client, k, chosen, offers.closing !== null);
    }
    const money = lines.find(({ label }) => /^We sen[dt] your money$/.test(label));
    const first = lines.find(({ label }) => label.startsWith('First payment'));
    at('day of the money', {
      application: heloc?.dates['fundingOn'],
      dashboard: listed?.dates['fundingOn'],
      console: desk.dates?.['fundingOn'],
      payout: payout?.fundingOn,
      timeline: money?.on,
    });
    at('first payment', {
      application: heloc?.dates['firstPaymentOn'],
      dashboard: listed?.dates['firstPaymentOn'],
      console: desk.dates?.['firstPaymentOn'],
      payout: payout?.firstPaymentOn,
      timeline: first?.on,
    });
    at('money to the borrower', {
      payout: payout?.toBorrower,
      offer: payout && chosen ? chosen.cashToBorrower : undefined,
      timeline: amountIn(/We’ll send (\$[\d,.]+\d)/.exec(money?.note ?? '')?.[1], 1),
    });
    at('last day to cancel', {
      rescission: rescission?.owed ? rescission.lastDay : undefined,
      timeline: lines.find(({ label }) => label.startsWith('Your right to cancel end'))?.on,
    });
    at('end of the right to cancel', {
      rescission: rescission?.endsAt,
      application: heloc?.dates['rescissionEndsAt'],
      dashboard: listed?.dates['rescissionEndsAt'],
      console: desk.dates?.['rescissionEndsAt'],
    });
    this.#days(at, status, bank, lines, heloc, payout, rescission);
  }

  #compare(status: string, figure: string, places: Readonly<Record<string, unknown>>): void {
    const said = Object.entries(places).filter(([, value]) => value !== null && value !== undefined);
    if (said.length > 1) this.#found.comparisons.push({ figure, places: said.map(([place]) => place) });
    if (new Set(said.map(([, value]) => String(value))).size > 1)
      this.#found.drifts.push(
        `${status}: ${figure}: ${said.map(([place, value]) => `${place} ${String(value)}`).join(', ')}`,
      );
  }

  /** Compares figures with a text that must have them as they are written. */
  #read(status: string, place: string, text: string, needed: Readonly<Record<string, string>>): void {
    for (const [figure, written] of Object.entries(needed)) {
      this.#found.comparisons.push({ figure, places: ['server', place] });
      if (!text.includes(written))
        this.#found.drifts.push(`${status}: ${place} lacks ${figure} ${written}: ${text.slice(0, 2000)}`);
    }
  }

  #count(): void {
    for (const { figure, places } of this.#found.comparisons)
      this.compared.set(figure, new Set([...(this.compared.get(figure) ?? []), ...places]));
    this.comparisons += this.#found.comparisons.length;
    this.drifts.push(...this.#found.drifts);
    this.#found = { comparisons: [], drifts: [] };
  }

  #desk(): Promise<Client> {
    const known = this.#desks.get(this.#organization) ?? deskClient(this.#server.app, this.#organization);
    this.#desks.set(this.#organization, known);
    return known;
  }

  #computed(offers: OfferReply, selection: Quote): Quote | null {
    const offer: Offer | undefined = findOffer(offers, selection.offerId);
    return offer ? quote(offers, offer, selection) : null;
  }

  /** The largest draws of the page before the offers, on the page of the offers. */
  #largest(at: (figure: string, places: Body) => void, offers: OfferReply): void {
    const [most, usual] = [largestOffer(offers), usualOffer(offers)];
    if (!this.#winback || !most || !usual) return;
    at('most that can be drawn', { winback: this.#winback.most.amount, offers: mostOf(most) });
    at('most with the first choice', { winback: this.#winback.usual.amount, offers: mostOf(usual) });
    this.#winback = undefined;
  }

  /** What the bank pages promised before the signature is what the closing page says after it, and what happens. */
  #days(
    at: (figure: string, places: Body) => void,
    status: string,
    bank: BankReply | null,
    lines: readonly Line[],
    heloc: HelocReply | null,
    payout: PayoutReply | null,
    rescission: RescissionReply | null,
  ): void {
    const signed = lines.find(({ label }) => label === 'You signed')?.on ?? undefined;
    if (signed === undefined && bank) this.#promised = bank.funding;
    if (!this.#promised || signed !== this.#promised.signsOn || heloc?.dates['signedAt'] == null) return;
    if (status === 'RESCISSION' && this.#signedOn === undefined && heloc.dates['fundingOn'] != null) {
      this.#signedOn = signed;
      at('day of the money, before and after the signature', {
        bank: this.#promised.fundingOn,
        complete: heloc.dates['fundingOn'],
      });
      at('last day to cancel, before and after the signature', {
        bank: this.#promised.lastCancelOn,
        rescission: rescission?.lastDay,
      });
    }
    // Everyone in the sandbox confirms as soon as they may.
    if (this.#signedOn !== undefined && payout && payout.stage !== 'PLANNED' && payout.fundingOn)
      at('day of the money, promised and kept', {
        bank: this.#promised.soonerOn ?? this.#promised.fundingOn,
        sent: payout.sentOn ?? payout.fundingOn,
      });
  }

  /** Each document once, when it is new: made of the offer that stands then. What was printed of an earlier choice, or before the closing, keeps its own figures. */
  async #printed(
    { uuid: application, status }: Pick<Driven, 'uuid' | 'status'>,
    client: Client,
    k: string,
    chosen: Quote,
    isClosing: boolean,
  ): Promise<void> {
    const all = (await client.call('GET', `${k}/documents`)).body as unknown as {
      uuid: string;
      title: string;
      current: boolean;
    }[];
    if (!Array.isArray(all) || all.length === 0) return;
    const choices = await this.#server.context.db
      .selectFrom('fact')
      .select('sequence')
      .where('application_uuid', '=', application)
      .where('type', '=', 'OfferSelected')
      .execute();
    const isOfNow = (title: string): boolean => (isClosing || choices.length > 1 ? MONTHLY_RATE : PRINTED).test(title);
    const documents = all.filter(({ uuid, title, current }) => current && isOfNow(title) && !this.#documents.has(uuid));
    for (const { uuid, title } of documents) {
      this.#documents.add(uuid);
      const words = await wordsOf(await client.file(`${k}/documents/${uuid}`));
      const { monthlyPayment, lineAmount, totalDraw, rate } = chosen;
      this.#read(status, title, words, {
        'monthly payment': formatMoney(monthlyPayment, 2),
        line: formatMoney(lineAmount, 2),
        draw: formatMoney(totalDraw, 2),
        rate: formatPercent(rate, 2).slice(0, -1),
        ...(MONTHLY_RATE.test(title) ? { 'rate of a month': formatPercent(rate / 12, 5) } : {}),
      });
    }
  }

  /** Waits for the emails that have figures: of an offer that got worse, of the right to cancel, of the money. Nothing to wait for where none was sent. */
  async lookAtEmail({ uuid, email, status }: Driven, client: Client): Promise<void> {
    const h = `/service-application/api/v3/application/helocs/${uuid}`;
    const { changed } = (await client.call('GET', `${h}/offers`)).body as unknown as OfferReply;
    const { before, after, costs, most, worse = false } = changed ?? {};
    const winback = status === 'CLTV_LIEN_POSITION_REQUALIFY' ? this.#winback : undefined;
    const mail = (place: string, template: string, needed: Readonly<Record<string, string>>) =>
      this.#mail({ email, status }, place, template, needed);
    if (winback)
      await mail('email of a smaller offer', 'notice.counter-offer', {
        'most that can be drawn': formatMoney(winback.most.amount),
      });
    else if (worse && before && after)
      await mail(
        'email of a changed offer',
        'notice.counter-offer',
        Object.fromEntries(
          offerDifferences(before, after, costs ?? null, most ?? null).map(({ figure, was, now }) => [
            `${figure}, before and after`,
            `${now} (was ${was})`,
          ]),
        ),
      );
    if (status === 'RESCISSION' || status === 'COMPLETE') {
      const payout = (await client.call('GET', `${h}/payout`)).body as unknown as PayoutReply;
      const { lastDay } = (await client.call('GET', `${h}/rescission`)).body as unknown as RescissionReply;
      const amount = formatMoney(payout.toBorrower, Number.isInteger(payout.toBorrower) ? 0 : 2);
      const day = (iso: string | null): string => (iso === null ? 'no day' : formatDateInProse(iso));
      if (lastDay !== null)
        await mail('email of the right to cancel', 'turn.rescission', {
          'last day to cancel': day(lastDay),
          'money to the borrower': amount,
          ...(status === 'RESCISSION' ? { 'day of the money': day(payout.fundingOn) } : {}),
        });
      if (status === 'COMPLETE')
        await mail('email of the money', 'turn.complete', {
          'money to the borrower': amount,
          'day of the money': day(payout.sentOn ?? payout.fundingOn),
          'monthly payment': formatMoney(payout.monthlyPayment, 2),
          'first payment': day(payout.firstPaymentOn),
        });
    }
    this.#count();
  }

  /** Compares the newest email of a template; it may still be on its way. */
  async #mail(
    { email, status }: Pick<Driven, 'email' | 'status'>,
    place: string,
    template: string,
    needed: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { db, vault } = this.#server.context;
    const texts = async (): Promise<string[]> =>
      (await readOutbox(db, vault, email)).filter((mail) => mail.template === template).map(({ text }) => text);
    const hasAll = (text: string): boolean => Object.values(needed).every((written) => text.includes(written));
    const [newest = 'no email'] = await vi
      .waitFor(
        async () => {
          const all = await texts();
          return all.some(hasAll) ? all.filter(hasAll) : expect.fail(`no email ${template}`);
        },
        { timeout: 10_000, interval: 100 },
      )
      .catch(texts);
    this.#read(status, place, newest, needed);
  }
}
