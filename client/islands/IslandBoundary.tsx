import { Component, type ReactNode } from 'react';
import { FailurePanel } from '../../src/components/panels/FailurePanel.tsx';
import { errors } from '../../src/content/errors.ts';
import { readReportDsn } from '../../src/shared/client-config.ts';
import { ERROR_CODE } from '../plumbing/report-failure.ts';
import { useLocation } from './hooks/use-location.ts';

type BoundaryProps = { readonly resetKey: string; readonly children: ReactNode };

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    const code = readReportDsn(document.body) === null ? null : ERROR_CODE;
    return <FailurePanel level={2} message={errors.unexpected.message} onRetry={this.reset} code={code} />;
  }
}

/** Replaces an island that threw with the fallback panel, until the visitor retries or the URL changes. */
export const IslandBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary resetKey={useLocation()}>{children}</Boundary>
);
