import type { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

/** A button that opens the camera, or the pictures on this device. */
export function PickButton({
  icon: Icon,
  label,
  camera = false,
  busy,
  onFiles,
}: {
  icon: typeof Camera;
  label: string;
  camera?: boolean;
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        // A phone's camera gives one picture at a time, its gallery many.
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant="secondary" disabled={busy} onClick={() => input.current?.click()}>
        <Icon aria-hidden className="size-5" />
        {label}
      </Button>
    </>
  );
}
