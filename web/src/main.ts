import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/marcellus/latin.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './lib/games.svelte';
import { applyTheme } from './lib/theme';
import { library } from './texts/library.svelte';

applyTheme();
await library.begin(library.preferred());
void games.load();
mount(App, { target: document.getElementById('app')! });
