import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// A preview has no server: a service worker answers the API. No other build has any of it.
if (import.meta.env.MODE === 'preview') {
  const { startWorker } = await import('agent-console-kit/worker');
  await startWorker();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
