import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
createRoot(container).render(<App />);
