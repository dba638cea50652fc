import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveQuickly } from './leave-quickly.ts';

/** The way out for somebody who must not be seen here. */
export function LeaveButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      title={t('leave.hint')}
      onClick={leaveQuickly}
      className="inline-flex min-h-11 items-center gap-2 rounded-md bg-bad px-2.5 sm:px-4 font-semibold text-white hover:bg-[#7a1515]"
    >
      <DoorOpen aria-hidden className="hidden size-5 sm:block" />
      {t('leave.button')}
    </button>
  );
}
