import {
  listDocuments,
  listHelocs,
  readBank,
  readDocument,
  readLoanFile,
  readHeloc,
  readOffers,
  readDisbursement,
  readRescission,
  readStatus,
  readSummary,
  readTimeline,
  readWinback,
  type Call,
  type Reply,
} from '@lintel/contract';
import {
  findOffer,
  formatDateInProse,
  formatMoney,
  formatPercent,
  largestOffer,
  getLargestDraw,
  offerDifferences,
  quote,
  usualOffer,
  type Offer,
  type Quote,
} from '@lintel/domain';
import { expect, vi } from 'vitest';
import { replyIn, type Client } from '../src/sandbox/client.ts';
import type { DrivenPersona } from '../src/sandbox/drive.ts';
import { readPdfText } from '../src/sandbox/read-pdf.ts';
import { openStaffClient } from '../src/sandbox/staff.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import type { TestApp } from './app.ts';

type Places = Readonly<Record<string, unknown>>;
type Offers = Reply<typeof readOffers>;
type Heloc = Reply<typeof readHeloc>;
type Bank = Reply<typeof readBank>;
type Payout = Reply<typeof readDisbursement>;
type Rescission = Reply<typeof readRescission>;
type Timeline = Reply<typeof readTimeline>;

/** Returns the reply of a read on a loan, or null when there is none at this step. */
const readOrNull = async <C extends Call>(client: Client, uuid: string, call: C): Promise<Reply<C> | null> =>
  replyIn(await client.loose(call, { params: { uuid } })) ?? null;

/** Documents that print the figures of the offer they were made from. */
const PRINTED_DOCUMENTS =
  /^(Important terms of your home equity line|Your application in summary|Your line of credit: terms|Home equity line of credit agreement)/;
const MONTHLY_RATE_TITLES = /^(Your line of credit: terms|Home equity line of credit agreement)/;

/** Returns the first number in "$1,234.50" or "8.35% with autopay, 8.60% without", divided by `per`. */
function parseAmount(text: string | undefined, per: number): number | undefined {
  const [amount] = text?.match(/\d[\d,]*(?:\.\d+)?/) ?? [];
  return amount === undefined ? undefined : Number((Number(amount.replaceAll(',', '')) / per).toFixed(6));
}

/**
 * Compares each figure and date of a file in every place that shows it: offers, confirmation, summary screen, printed
 * documents, bank, closing page, dashboard, emails, console. `drifts` lists the places that differ and is empty when
 * all agree.
 */
export class Figures {
  readonly drifts: string[] = [];
  /** The places in which each figure was compared. */
  readonly compared = new Map<string, Set<string>>();
  /** How often a figure was compared, and at how many steps. */
  comparisons = 0;
  steps = 0;
  /** Whether an offer was ever confirmed. A file without one has no figure in two places. */
  isConfirmed = false;
  readonly #server: TestApp;
  readonly #staffClientsByLender: Map<string, Promise<Client>>;
  readonly #organization: string;
  #documents = new Set<string>();
  #found: { comparisons: { figure: string; places: readonly string[] }[]; drifts: string[] } = {
    comparisons: [],
    drifts: [],
  };
  #version: unknown;
  #promised: Bank['funding'] | undefined;
  #signedOn: string | undefined;
  #winback: Reply<typeof readWinback> | undefined;

  constructor(server: TestApp, organization: string, staffClientsByLender: Map<string, Promise<Client>>) {
    this.#server = server;
    this.#organization = organization;
    this.#staffClientsByLender = staffClientsByLender;
  }

  /**
   * Reads every place once for each version of the file. Values read while the file changed aren't compared; the next
   * call reads them.
   */
  async look(driven: DrivenPersona, client: Client): Promise<void> {
    const fetchVersion = async (): Promise<number | undefined> =>
      (await readOrNull(client, driven.uuid, readStatus))?.version;
    const before = await fetchVersion();
    if (before !== undefined && before === this.#version) return;
    const documents = new Set(this.#documents);
    await this.#lookOnce(driven, client);
    if ((await fetchVersion()) === before) {
      this.#version = before;
      this.steps += 1;
      this.#count();
    } else {
      this.#documents = documents;
      this.#found = { comparisons: [], drifts: [] };
    }
  }

  async #lookOnce({ uuid, status }: DrivenPersona, client: Client): Promise<void> {
    const read = <C extends Call>(call: C) => readOrNull(client, uuid, call);
    const compareFigure = (figure: string, places: Places) => this.#compare(status, figure, places);
    const offers = await read(readOffers);
    if (status === 'CLTV_LIEN_POSITION_REQUALIFY') this.#winback = (await read(readWinback)) ?? undefined;
    if (!offers?.offerSetId || status === 'CLTV_LIEN_POSITION_REQUALIFY') return;
    this.#largest(compareFigure, offers);
    const heloc = await read(readHeloc);
    const listed = (await read(listHelocs))?.find((one) => one.uuid === uuid);
    const desk = await readOrNull(await this.#desk(), uuid, readLoanFile);
    const payout = await read(readDisbursement);
    const bank = await read(readBank);
    const rescission = await read(readRescission);
    const lines = (await read(readTimeline)) ?? [];

    // While an offer waits to be chosen again, the promised figures are the old ones.
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
        compareFigure(`${figure} of the choice`, { server: offers.selection[figure], page: computed[figure] });
    const isConfirmed = desk?.choice != null;
    if (chosen && isConfirmed) {
      this.isConfirmed = true;
      const summary = offers.changed || offers.closing ? null : await read(readSummary);
      const sumRows = (label: string, per = 1) =>
        parseAmount(summary?.sections.flatMap(({ rows }) => rows).find((row) => row.label === label)?.value, per);
      const way =
        bank?.paymentMethod === 'MANUAL'
          ? bank.autopay?.monthlyPaymentManual
          : bank?.paymentMethod
            ? bank.autopay?.monthlyPayment
            : undefined;
      const { chosen: isAutopay, withAutopay, without } = heloc?.autopay ?? {};
      const price = isAutopay ? withAutopay : without;
      compareFigure('monthly payment', {
        offer: chosen.monthlyPayment,
        'price with or without autopay': price?.monthlyPayment,
        summary: sumRows('Monthly payment'),
        console: desk?.choice?.monthlyPayment,
        payout: payout?.monthlyPayment,
        bank: offers.closing || offers.changed ? undefined : way,
        timeline: lines
          .find(({ label }) => label.startsWith('First payment, '))
          ?.label.slice('First payment, '.length)
          .replaceAll(/[$,]/g, ''),
      });
      compareFigure('rate', {
        offer: chosen.rate,
        'price with or without autopay': price?.rate,
        summary: sumRows('Rate, fixed', 100),
        application: heloc?.rate,
        dashboard: listed?.rate,
        console: desk?.choice?.rate,
        'console file': desk?.rate,
      });
      compareFigure('line', {
        offer: chosen.lineAmount,
        summary: sumRows('Line amount'),
        application: heloc?.amount,
        dashboard: listed?.amount,
        'console file': desk?.amount,
      });
      compareFigure('draw', {
        offer: chosen.totalDraw,
        summary: sumRows('First draw'),
        console: desk?.choice?.totalDraw,
        payout: payout?.draw,
      });
      compareFigure('origination fee', {
        offer: chosen.originationFeeAmount,
        summary: sumRows('Origination fee, added to your line'),
      });
      compareFigure('cash', {
        offer: offers.closing ? undefined : chosen.cashToBorrower,
        bank: offers.closing ? undefined : bank?.disbursementAmount,
      });
      if (!offers.changed || offers.closing)
        await this.#printed({ uuid, status }, client, chosen, offers.closing !== null);
    }
    const money = lines.find(({ label }) => /^We sen[dt] your money$/.test(label));
    const first = lines.find(({ label }) => label.startsWith('First payment'));
    compareFigure('day of the money', {
      application: heloc?.dates.fundingOn,
      dashboard: listed?.dates.fundingOn,
      console: desk?.dates.fundingOn,
      payout: payout?.fundingOn,
      timeline: money?.on,
    });
    compareFigure('first payment', {
      application: heloc?.dates.firstPaymentOn,
      dashboard: listed?.dates.firstPaymentOn,
      console: desk?.dates.firstPaymentOn,
      payout: payout?.firstPaymentOn,
      timeline: first?.on,
    });
    compareFigure('money to the borrower', {
      payout: payout?.toBorrower,
      offer: payout && chosen ? chosen.cashToBorrower : undefined,
      timeline: parseAmount(/We’ll send (\$[\d,.]+\d)/.exec(money?.note ?? '')?.[1], 1),
    });
    compareFigure('last day to cancel', {
      rescission: rescission?.owed ? rescission.lastDay : undefined,
      timeline: lines.find(({ label }) => label.startsWith('Your right to cancel end'))?.on,
    });
    compareFigure('end of the right to cancel', {
      rescission: rescission?.endsAt,
      application: heloc?.dates.rescissionEndsAt,
      dashboard: listed?.dates.rescissionEndsAt,
      console: desk?.dates.rescissionEndsAt,
    });
    this.#days(compareFigure, status, bank, lines, heloc, payout, rescission);
  }

  #compare(status: string, figure: string, places: Places): void {
    const shownPlaces = Object.entries(places).filter(([, value]) => value !== null && value !== undefined);
    if (shownPlaces.length > 1) this.#found.comparisons.push({ figure, places: shownPlaces.map(([place]) => place) });
    if (new Set(shownPlaces.map(([, value]) => String(value))).size > 1)
      this.#found.drifts.push(
        `${status}: ${figure}: ${shownPlaces.map(([place, value]) => `${place} ${String(value)}`).join(', ')}`,
      );
  }

  /** Compares figures with a text that must contain them as formatted. */
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
    const staffClientPromise =
      this.#staffClientsByLender.get(this.#organization) ?? openStaffClient(this.#server.app, this.#organization);
    this.#staffClientsByLender.set(this.#organization, staffClientPromise);
    return staffClientPromise;
  }

  #computed(offers: Offers, selection: Quote): Quote | null {
    const offer: Offer | undefined = findOffer(offers, selection.offerId);
    return offer ? quote(offers, offer, selection) : null;
  }

  /** Compares the largest draws on the page before the offers with the offers page. */
  #largest(at: (figure: string, places: Places) => void, offers: Offers): void {
    const [most, usual] = [largestOffer(offers), usualOffer(offers)];
    if (!this.#winback || !most || !usual) return;
    at('most that can be drawn', { winback: this.#winback.most?.amount, offers: getLargestDraw(most) });
    at('most with the first choice', { winback: this.#winback.usual?.amount, offers: getLargestDraw(usual) });
    this.#winback = undefined;
  }

  /**
   * Compares what the bank pages promised before the signature with the closing page after it, and with what happens.
   */
  #days(
    at: (figure: string, places: Places) => void,
    status: string,
    bank: Bank | null,
    lines: Timeline,
    heloc: Heloc | null,
    payout: Payout | null,
    rescission: Rescission | null,
  ): void {
    const signed = lines.find(({ label }) => label === 'You signed')?.on ?? undefined;
    if (signed === undefined && bank) this.#promised = bank.funding;
    if (!this.#promised || signed !== this.#promised.signsOn || heloc?.dates.signedAt == null) return;
    if (status === 'RESCISSION' && this.#signedOn === undefined && heloc.dates.fundingOn != null) {
      this.#signedOn = signed;
      at('day of the money, before and after the signature', {
        bank: this.#promised.fundingOn,
        complete: heloc.dates.fundingOn,
      });
      at('last day to cancel, before and after the signature', {
        bank: this.#promised.lastCancelOn,
        rescission: rescission?.lastDay,
      });
    }
    // Everyone in the sandbox confirms at midnight, which can bring the money earlier than was promised, never later.
    if (this.#signedOn !== undefined && payout && payout.stage !== 'PLANNED' && payout.fundingOn) {
      const promised = this.#promised.soonerOn ?? this.#promised.fundingOn;
      const sent = payout.sentOn ?? payout.fundingOn;
      at('day of the money, promised and kept', { bank: promised, sent: sent < promised ? promised : sent });
    }
  }

  /**
   * Reads each document once, when it is new and made from the current offer. Documents of an earlier choice, or from
   * before the closing, keep their own figures.
   */
  async #printed(
    { uuid: application, status }: Pick<DrivenPersona, 'uuid' | 'status'>,
    client: Client,
    chosen: Quote,
    isClosing: boolean,
  ): Promise<void> {
    const all = (await readOrNull(client, application, listDocuments)) ?? [];
    if (all.length === 0) return;
    const choices = await this.#server.context.db
      .selectFrom('fact')
      .select('sequence')
      .where('application_uuid', '=', application)
      .where('type', '=', 'OfferSelected')
      .execute();
    const isOfNow = (title: string): boolean =>
      (isClosing || choices.length > 1 ? MONTHLY_RATE_TITLES : PRINTED_DOCUMENTS).test(title);
    const documents = all.filter(({ uuid, title, current }) => current && isOfNow(title) && !this.#documents.has(uuid));
    for (const { uuid, title } of documents) {
      this.#documents.add(uuid);
      const words = await readPdfText(
        await client.file(readDocument, { params: { uuid: application, documentUuid: uuid } }),
      );
      const { monthlyPayment, lineAmount, totalDraw, rate } = chosen;
      this.#read(status, title, words, {
        'monthly payment': formatMoney(monthlyPayment, 2),
        line: formatMoney(lineAmount, 2),
        draw: formatMoney(totalDraw, 2),
        rate: formatPercent(rate, 2).slice(0, -1),
        ...(MONTHLY_RATE_TITLES.test(title) ? { 'rate of a month': formatPercent(rate / 12, 5) } : {}),
      });
    }
  }

  /**
   * Waits for the emails with figures: of a worse offer, of the right to cancel, of the money. Doesn't wait where none
   * was sent.
   */
  async lookAtEmail({ uuid, email, status }: DrivenPersona, client: Client): Promise<void> {
    const { changed } = (await readOrNull(client, uuid, readOffers)) ?? {};
    const { before, after, costs, most, worse = false } = changed ?? {};
    const winback = status === 'CLTV_LIEN_POSITION_REQUALIFY' ? this.#winback : undefined;
    const compareEmail = (place: string, template: string, needed: Readonly<Record<string, string>>) =>
      this.#mail({ email, status }, place, template, needed);
    if (winback?.most)
      await compareEmail('email of a smaller offer', 'notice.counter-offer', {
        'most that can be drawn': formatMoney(winback.most.amount),
      });
    else if (worse && before && after)
      await compareEmail(
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
      const payout =
        (await client.send(readDisbursement, { params: { uuid } })) ?? expect.fail(`no payout at ${status}`);
      const { lastDay } = await client.send(readRescission, { params: { uuid } });
      const amount = formatMoney(payout.toBorrower, Number.isInteger(payout.toBorrower) ? 0 : 2);
      const formatDay = (iso: string | null | undefined): string => (iso == null ? 'no day' : formatDateInProse(iso));
      if (lastDay != null)
        await compareEmail('email of the right to cancel', 'turn.rescission', {
          'last day to cancel': formatDay(lastDay),
          'money to the borrower': amount,
          ...(status === 'RESCISSION' ? { 'day of the money': formatDay(payout.fundingOn) } : {}),
        });
      if (status === 'COMPLETE')
        await compareEmail('email of the money', 'turn.complete', {
          'money to the borrower': amount,
          'day of the money': formatDay(payout.sentOn ?? payout.fundingOn),
          'monthly payment': formatMoney(payout.monthlyPayment, 2),
          'first payment': formatDay(payout.firstPaymentOn),
        });
    }
    this.#count();
  }

  /** Compares the newest email of a template, waiting for it to arrive. */
  async #mail(
    { email, status }: Pick<DrivenPersona, 'email' | 'status'>,
    place: string,
    template: string,
    needed: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { db, vault } = this.#server.context;
    const fetchTexts = async (): Promise<string[]> =>
      (await readOutbox(db, vault, email)).filter((mail) => mail.template === template).map(({ text }) => text);
    const hasAll = (text: string): boolean => Object.values(needed).every((written) => text.includes(written));
    const [newest = 'no email'] = await vi
      .waitFor(
        async () => {
          const all = await fetchTexts();
          return all.some(hasAll) ? all.filter(hasAll) : expect.fail(`no email ${template}`);
        },
        { timeout: 10_000, interval: 100 },
      )
      .catch(fetchTexts);
    this.#read(status, place, newest, needed);
  }
}
