import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../platform/report-error.ts';
import { forgetFailedLoads } from '../platform/retryable-lazy.ts';
import { ErrorPage } from './error-page.tsx';

interface Props {
  children: ReactNode;
  /** Replaces the error page where a page works without the part that failed. */
  fallback?: ReactNode;
  /** Another value renders the children again after a failure. */
  resetKey?: string;
}

/** Catches a screen's errors and shows the error page; "Try again" renders the screen from scratch. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    forgetFailedLoads();
    import('./lazy/report-screen.ts').then(
      ({ reportScreen }) => reportScreen(error, info.componentStack),
      () => reportError('screen', error),
    );
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback = <ErrorPage retry={this.retry} /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
