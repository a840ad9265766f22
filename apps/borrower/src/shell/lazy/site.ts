import { setSiteParts } from '../site-parts.ts';
import { coverPage } from './maintenance.tsx';
import { SiteStrips } from './site-strips.tsx';

setSiteParts({ Strips: SiteStrips, coverPage });

export { refreshReads } from './refresh-reads.ts';
