import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveQuickly } from './leave-quickly.ts';

/** The way out for somebody who must not be seen here. */
export function LeaveButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-early="leave"
      title={t('leave.hint')}
      onClick={leaveQuickly}
      className="inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-md border border-bad bg-paper px-1 text-sm font-semibold text-bad hover:bg-bad-soft sm:px-3"
    >
      <DoorOpen aria-hidden className="hidden size-5 sm:block" />
      {t('leave.button')}
    </button>
  );
}
