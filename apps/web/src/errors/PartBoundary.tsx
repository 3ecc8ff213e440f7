import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Called once for each failure; the part stays away until another `key`. */
  readonly onFail: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps the failure of one part, such as a dialog whose code does not come, from taking the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
