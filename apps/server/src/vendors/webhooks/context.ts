import type { Webhooks } from './webhook.ts';

declare module '../../kernel/context.ts' {
  interface Context {
    readonly webhooks: Webhooks;
  }
}

declare module '../../kernel/feature.ts' {
  interface Feature {
    /**
     * Events that vendors send: `{ payoff: { figures: { handle } } }` handles POST
     * /service-vendor/webhook/api/v1/payoff/{orgCode}.
     */
    readonly webhooks?: Webhooks;
  }
}
