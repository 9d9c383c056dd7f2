import { memory } from './memory';

/** Day or night, as chosen, or as the device has it. */
export function applyTheme() {
  const theme = memory.theme();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
