import react from '@vitejs/plugin-react';
import { agentConsoleKit } from 'agent-console-kit/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), agentConsoleKit()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    setupFiles: 'src/testing/setup.ts',
  },
});
