import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { trackVisitsSoon } from './features/visits/track-visits-soon.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';
import './styles.css';

trackVisitsSoon();
const root = document.getElementById('root');
if (root) {
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <AppRoutes />
    </StrictMode>,
  );
}
