import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetFailedLoads } from '../platform/lazy-screen.tsx';
import { reportError } from '../platform/report-error.ts';
import { ErrorPage } from './error-page.tsx';

/** Catches a screen's errors and shows the error page; "Try again" renders the screen from scratch. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    import('./lazy/report-screen.ts').then(
      ({ reportScreen }) => reportScreen(error, info.componentStack),
      () => reportError('screen', error),
    );
  }

  private readonly retry = (): void => {
    forgetFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage retry={this.retry} /> : this.props.children;
  }
}
