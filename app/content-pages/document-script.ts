// Vite gives the address of a module that it bundles by itself under this query:
// https://vite.dev/guide/features.html#import-with-query-suffixes
export { default as documentScript } from '#app/document.client.ts?worker&url'
export { default as documentErrorsScript } from './errors.client.ts?worker&url'
