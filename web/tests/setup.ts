/** Tests speak English. */
import { library } from '../src/texts/library.svelte';

await library.begin('en');
