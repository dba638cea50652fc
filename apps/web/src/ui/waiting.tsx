/** Shown while a part of the page or its data is on its way. */
export const Waiting = ({ label }: { label: string }) => (
  <p role="status" className="py-16 text-center text-muted">
    {label}
  </p>
);
