import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from './lib/i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (root) {
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <AppRoutes />
    </StrictMode>,
  );
}
