import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionLost } from '../../lib/api/connection.ts';
import { request } from '../../lib/api/request.ts';

const askEveryMs = 5000;
const backShownMs = 4000;

/** While the server cannot be reached, asks for it again and again; the answer itself reports that it is back. */
function useAskAgain(lost: boolean) {
  useEffect(() => {
    if (!lost) return;
    const ask = () => {
      if (navigator.onLine) void request('GET', '/api/health', { retries: 0 }).catch(() => undefined);
    };
    const timer = setInterval(ask, askEveryMs);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [lost]);
}

/** True for a moment after the connection came back. */
function useJustBack(lost: boolean) {
  const [justBack, setJustBack] = useState(false);
  const wasLost = useRef(false);
  useEffect(() => {
    const isBack = wasLost.current && !lost;
    wasLost.current = lost;
    setJustBack(isBack);
    if (!isBack) return;
    const timer = setTimeout(() => setJustBack(false), backShownMs);
    return () => clearTimeout(timer);
  }, [lost]);
  return justBack;
}

/** Says at the foot of the window that the connection is lost, and that it is back. */
export function ConnectionLine() {
  const { t } = useTranslation();
  const lost = useConnectionLost();
  useAskAgain(lost);
  const justBack = useJustBack(lost);
  return (
    <div role="status" className="sticky bottom-0 z-40">
      {lost || justBack ? (
        <p
          className={`flex items-center justify-center gap-2 border-t-2 px-4 py-2 font-semibold ${lost ? 'border-check bg-check-soft text-check' : 'border-good bg-good-soft text-good'}`}
        >
          {lost ? <WifiOff aria-hidden className="size-5 shrink-0" /> : null}
          {t(lost ? 'connection.lost' : 'connection.back')}
        </p>
      ) : null}
    </div>
  );
}
