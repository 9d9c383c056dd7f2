import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // The server says in the page where it is; files find each other from where they lie.
  base: './',
  build: {
    // The server carries the page inside the package.
    outDir: '../src/makeda/server/web',
    emptyOutDir: true,
    // Small images and fonts stay files: the server's content policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    // No test reaches for another address.
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
  },
  // The tests run what the browser gets, not what a server would render.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  server: { proxy: { '/api': { target: process.env.MAKEDA_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
});
