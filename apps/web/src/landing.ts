import { trackVisitsSoon } from './features/visits/track-visits-soon.ts';
import { startEarly } from './pages/landing/early.ts';
import './styles.css';

startEarly(() => import('./take-over.tsx'));
trackVisitsSoon();
