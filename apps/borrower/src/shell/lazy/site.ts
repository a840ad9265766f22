import { setSiteParts } from '../site-parts.ts';
import { coverPage } from './maintenance.tsx';
import { SiteStrips } from './site-strips.tsx';

// The module of the site parts' chunk: registers them, so that the shell can render them (see site-parts.ts).
setSiteParts({ Strips: SiteStrips, coverPage });

export { refreshReads } from './refresh-reads.ts';
