import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { toPersonMessage } from './api-error.ts';

/** A view whose data did not come, with a way to ask for them again. `otherwise`: what is said where the server gave no words. */
export const LoadFailed = ({
  title,
  error,
  otherwise,
  again,
  onAgain,
}: {
  title: string;
  error: Error;
  otherwise: string;
  again: string;
  onAgain: () => void;
}) => (
  <section className="max-w-prose space-y-4">
    <StepHeading>{title}</StepHeading>
    <Notice tone="problem">
      <p>{toPersonMessage(error, otherwise)}</p>
      <Button onClick={onAgain}>{again}</Button>
    </Notice>
  </section>
);
