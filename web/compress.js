// Puts a .br and a .gz beside each file of the built page, so that the server compresses none itself.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Fonts and pictures are compressed already.
const WORTH = /\.(css|html|js|json|svg|txt|webmanifest)$/;

const folder = new URL('../src/makeda/server/web/', import.meta.url);
for (const name of readdirSync(folder, { recursive: true })) {
  if (!WORTH.test(name)) continue;
  const file = new URL(name.replaceAll('\\', '/'), folder);
  const content = readFileSync(file);
  writeFileSync(new URL(`${file.href}.br`), brotliCompressSync(content));
  writeFileSync(new URL(`${file.href}.gz`), gzipSync(content, { level: 9 }));
}
