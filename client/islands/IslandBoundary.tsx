import { Component, type ReactNode } from 'react';
import { errors } from '../../src/content/errors.ts';
import { FailurePanel } from '../../src/islands/FailurePanel.tsx';
import { useAddress } from './address.ts';

type BoundaryProps = { readonly address: string; readonly children: ReactNode };

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ address }: BoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.reset();
  }

  reset = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailurePanel level={2} message={errors.unexpected.message} onRetry={this.reset} />;
  }
}

/** Shows the fallback panel in a broken island's place, until the visitor tries again or goes to another address. */
export const IslandBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary address={useAddress()}>{children}</Boundary>
);
