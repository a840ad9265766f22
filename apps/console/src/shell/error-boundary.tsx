import { Button, PageHeading, Stack } from '@lintel/ui';
import { Component, type ReactNode } from 'react';
import { reportFault } from '../platform/report-fault.ts';
import { BROKEN } from './words.en.ts';

/** Catches a page's rendering errors, reports them and shows a message; trying again renders the page from scratch. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFault('screen', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack gap="l">
        <PageHeading title={BROKEN.title}>{BROKEN.lead}</PageHeading>
        <div>
          <Button kind="primary" onClick={() => this.setState({ failed: false })}>
            {BROKEN.again}
          </Button>
        </div>
      </Stack>
    );
  }
}
