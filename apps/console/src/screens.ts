import type { Permission } from '@lintel/domain';
import {
  Briefcase,
  Building,
  ChartPie,
  FileCheck,
  Info,
  Key,
  Mail,
  MessageSquare,
  ShieldCheck,
  User,
} from '@lintel/ui';
import type { ComponentType } from 'react';
import { AccountScreen } from './account/account-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { AUDIT } from './audit/words.en.ts';
import { BannersScreen } from './banners/banners-screen.tsx';
import { BANNERS } from './banners/words.en.ts';
import { CannedAnswersScreen } from './canned-answers/canned-answers-screen.tsx';
import { CANNED_ANSWERS } from './canned-answers/words.en.ts';
import { ChatsScreen } from './chat/chats-screen.tsx';
import { ChatOverviewScreen } from './chat/overview-screen.tsx';
import { ChatSearchScreen } from './chat/search-screen.tsx';
import { CHATS } from './chat/words.en.ts';
import { FeedbackScreen } from './feedback/feedback-screen.tsx';
import { FEEDBACK } from './feedback/words.en.ts';
import { FileScreen } from './file/file-screen.tsx';
import { OfferCodesScreen } from './offer-codes/offer-codes-screen.tsx';
import { OFFER_CODES } from './offer-codes/words.en.ts';
import { OfficerFileScreen } from './officer/officer-file-screen.tsx';
import { OfficerScreen } from './officer/officer-screen.tsx';
import { OFFICER } from './officer/words.en.ts';
import { OriginatorsScreen } from './originators/originators-screen.tsx';
import { ORIGINATORS } from './originators/words.en.ts';
import { urls } from './platform/urls.ts';
import { ApplicationsScreen } from './queue/applications-screen.tsx';
import { ReviewsScreen } from './queue/reviews-screen.tsx';
import { QUEUE } from './queue/words.en.ts';
import { ReportsScreen } from './reports/reports-screen.tsx';
import { REPORTS } from './reports/words.en.ts';
import type { MenuEntry } from './shell/menu.tsx';
import { SiteSettingsScreen } from './site-settings/site-settings-screen.tsx';
import { SITE } from './site-settings/words.en.ts';
import { TeamScreen } from './team/team-screen.tsx';
import { TEAM } from './team/words.en.ts';

/** A page of the console for logged-in staff, which the router and the menu are made from. */
export interface ConsoleScreen {
  /** Relative to /desk, in the router's syntax. */
  readonly path: string;
  readonly screen: ComponentType;
  /** Any one opens it. Empty: every staff member does, or the screen asks the server. */
  readonly permissions: readonly Permission[];
  /** Its menu entry. Absent when only other screens lead to it. */
  readonly menu?: Omit<MenuEntry, 'path' | 'permissions'>;
}

/** The screens for logged-in staff, in the order of the menu. */
export const SCREENS: readonly ConsoleScreen[] = [
  {
    path: urls.reviews,
    screen: ReviewsScreen,
    permissions: ['pipeline', 'attorney'],
    menu: { label: QUEUE.reviews, icon: FileCheck },
  },
  {
    path: urls.applications,
    screen: ApplicationsScreen,
    permissions: ['pipeline'],
    menu: { label: QUEUE.applications, icon: User },
  },
  { path: '/applications/:uuid/:part?', screen: FileScreen, permissions: [] },
  { path: urls.chats, screen: ChatsScreen, permissions: ['chat'], menu: { label: CHATS.title, icon: MessageSquare } },
  { path: urls.chatSearch, screen: ChatSearchScreen, permissions: ['chat'] },
  { path: urls.chatOverview, screen: ChatOverviewScreen, permissions: ['supervise'] },
  { path: urls.chat(':uuid'), screen: ChatsScreen, permissions: ['chat'] },
  { path: urls.officer, screen: OfficerScreen, permissions: ['originate'], menu: { label: OFFICER.title, icon: User } },
  { path: urls.ownFile(':uuid'), screen: OfficerFileScreen, permissions: ['originate'] },
  { path: urls.team, screen: TeamScreen, permissions: ['admin'], menu: { label: TEAM.title, icon: Key, isRare: true } },
  {
    path: urls.originators,
    screen: OriginatorsScreen,
    permissions: ['admin'],
    menu: { label: ORIGINATORS.menu, icon: Briefcase, isRare: true },
  },
  {
    path: urls.offerCodes,
    screen: OfferCodesScreen,
    permissions: ['admin'],
    menu: { label: OFFER_CODES.title, icon: Mail, isRare: true },
  },
  {
    path: urls.feedback,
    screen: FeedbackScreen,
    permissions: ['admin', 'compliance'],
    menu: { label: FEEDBACK.title, icon: MessageSquare, isRare: true },
  },
  { path: urls.reports, screen: ReportsScreen, permissions: ['report'], menu: { label: REPORTS.menu, icon: ChartPie } },
  {
    path: urls.banners,
    screen: BannersScreen,
    permissions: ['content'],
    menu: { label: BANNERS.title, icon: Info, isRare: true },
  },
  {
    path: urls.cannedAnswers,
    screen: CannedAnswersScreen,
    permissions: ['content'],
    menu: { label: CANNED_ANSWERS.title, icon: MessageSquare, isRare: true },
  },
  {
    path: urls.siteSettings,
    screen: SiteSettingsScreen,
    permissions: ['content'],
    menu: { label: SITE.menu, icon: Building, isRare: true },
  },
  { path: urls.audit, screen: AuditScreen, permissions: ['audit'], menu: { label: AUDIT.title, icon: ShieldCheck } },
  { path: urls.account, screen: AccountScreen, permissions: [] },
];
