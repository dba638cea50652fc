import type { Camera } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

const pdf = 'application/pdf,.pdf';
/** What browsers do not count among the pictures is named by its ending. */
const pictures = 'image/*,.heic,.heif';

function toAccepted({ single, onlyPdf }: Pick<Props, 'single' | 'onlyPdf'>): string {
  if (onlyPdf) return pdf;
  return single ? pictures : `${pdf},${pictures}`;
}

interface Props extends Pick<ComponentProps<'button'>, 'disabled' | 'className'> {
  /** What the button says. */
  readonly label: string;
  /** The name of what is chosen, where the button says less. */
  readonly inputLabel?: string;
  readonly describedBy?: string;
  readonly icon?: typeof Camera;
  readonly variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
  /** One picture, for one place. */
  readonly single?: boolean;
  /** One PDF and nothing else. */
  readonly onlyPdf?: boolean;
  /** Before the device's own dialog opens. */
  readonly onOpen?: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the files, pictures or camera of this device. */
export function PickButton({
  label,
  inputLabel,
  describedBy,
  icon: Icon,
  single = false,
  onlyPdf = false,
  onOpen,
  onFiles,
  ...look
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = (from: HTMLInputElement) => {
    const files = [...(from.files ?? [])];
    from.value = '';
    if (files.length > 0) onFiles(files);
  };
  // Chosen while the page stood there without its code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    if (input.current?.files?.length) take(input.current);
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={toAccepted({ single, onlyPdf })}
        multiple={!single && !onlyPdf}
        aria-label={inputLabel ?? label}
        aria-describedby={describedBy}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => take(event.target)}
      />
      <Button
        {...look}
        onClick={() => {
          onOpen?.();
          input.current?.click();
        }}
      >
        {Icon ? <Icon aria-hidden className="size-5" /> : null}
        {label}
      </Button>
    </>
  );
}
