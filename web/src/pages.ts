/** All pages but the first: loaded while the home page is being looked at. */
export { default as TablePage } from './frame/TablePage.svelte';
export { default as ScreenPage } from './screen/ScreenPage.svelte';
export { default as RecordPage } from './frame/RecordPage.svelte';
export { default as RulesPage } from './frame/RulesPage.svelte';
export { default as NewTable } from './home/NewTable.svelte';
export { default as NumbersPage } from './owners/NumbersPage.svelte';
export { default as FirstPage } from './first/FirstPage.svelte';
export { default as Join } from './home/Join.svelte';
export { default as Claim } from './home/Claim.svelte';
