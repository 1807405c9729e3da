import { defineConfig } from '@playwright/test';

const dev = 'http://localhost:5173';
const preview = 'http://localhost:4173';

export default defineConfig({
  fullyParallel: true,
  workers: 4,
  projects: [
    { name: 'dev', testDir: 'tests', use: { baseURL: dev } },
    { name: 'preview', testDir: 'tests-preview', use: { baseURL: preview } },
  ],
  webServer: [
    { command: 'npm run dev -- --port 5173 --strictPort', url: dev },
    { command: 'npm run build:preview && npm run preview -- --port 4173 --strictPort', url: preview },
  ],
});
