import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead, until the guard itself is gone. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps the rest of the page when a part of it cannot be drawn, or its code did not arrive. */
export class LoadGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
