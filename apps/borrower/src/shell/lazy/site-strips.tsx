import type { ReactNode } from 'react';
import { ChatEntry } from '../../chat/chat-entry.tsx';
import { useSignedIn } from '../../platform/session.ts';
import { BannerStrips } from './banner-strips.tsx';

/** Banners, and the chat of a visitor who isn't logged in; `SessionGuard` renders the chat for those who are. */
export function SiteStrips(): ReactNode {
  const isVisitor = useSignedIn() === false;
  return (
    <>
      <BannerStrips />
      {isVisitor && <ChatEntry />}
    </>
  );
}
