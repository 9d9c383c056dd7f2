import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
