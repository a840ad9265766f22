import { setSiteParts } from '../site-parts.ts';
import { BannerStrips } from './banner-strips.tsx';
import { coverPage } from './maintenance.tsx';

setSiteParts({ Banners: BannerStrips, coverPage });

export { keepRefreshing } from './refresh-reads.ts';
