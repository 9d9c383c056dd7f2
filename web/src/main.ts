import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource/marcellus/latin.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyTheme } from './lib/theme';

applyTheme();
mount(App, { target: document.getElementById('app')! });
