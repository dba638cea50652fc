import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly children: ReactNode;
}

/** A view that cannot be drawn, or whose code did not arrive, says so and offers a way on. */
export class CrashGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="space-y-4">
        <h1 className="text-2xl font-bold">{this.props.title}</h1>
        <p>{this.props.text}</p>
        <Button onClick={() => window.location.reload()}>{this.props.reload}</Button>
      </div>
    );
  }
}
