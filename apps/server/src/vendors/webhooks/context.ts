import type { Webhooks } from './webhook.ts';

declare module '../../kernel/context.ts' {
  interface Context {
    readonly webhooks: Webhooks;
  }
}

declare module '../../kernel/feature.ts' {
  interface Feature {
    /** What vendors tell by themselves: `{ payoff: { figures: { handle } } }` hears POST /service-vendor/webhook/api/v1/payoff/{orgCode}. */
    readonly webhooks?: Webhooks;
  }
}
