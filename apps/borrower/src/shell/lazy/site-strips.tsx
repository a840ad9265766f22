import type { ReactNode } from 'react';
import { ChatEntry } from '../../chat/chat-entry.tsx';
import { useLoggedIn } from '../../platform/session.ts';
import { BannerStrips } from './banner-strips.tsx';

/** Banners, and the chat of a visitor who isn't logged in; `SessionGuard` renders the chat for those who are. */
export function SiteStrips(): ReactNode {
  const isVisitor = useLoggedIn() === false;
  return (
    <>
      <BannerStrips />
      {isVisitor && <ChatEntry />}
    </>
  );
}
