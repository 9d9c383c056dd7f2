/**
 * The types of what the server sends, made from its own description: the interface, and for each
 * game the view. With --check nothing is written, and what is old is named.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const INTERFACE = { from: 'openapi.json', to: 'src/api/schema.d.ts' };
// A view's types are used by their own names.
const VIEW = { rootTypes: true, rootTypesNoSchemaPrefix: true };

const viewTo = (name) => (name === 'any' ? 'src/api/view.d.ts' : `src/games/${name}/view.d.ts`);
const views = readdirSync('views')
  .map((file) => file.replace('.json', ''))
  .map((name) => ({ from: `views/${name}.json`, to: viewTo(name), options: VIEW }));

let old = false;
for (const { from, to, options } of [INTERFACE, ...views]) {
  const types = await openapiTS(JSON.parse(readFileSync(from, 'utf-8')), {
    defaultNonNullable: false,
    silent: true,
    ...options,
  });
  const text = COMMENT_HEADER + astToString(types);
  if (!process.argv.includes('--check')) writeFileSync(to, text);
  else if (readFileSync(to, 'utf-8') !== text) {
    console.error(`${to} is old: run \`make web-types\``);
    old = true;
  }
}
process.exit(old ? 1 : 0);
