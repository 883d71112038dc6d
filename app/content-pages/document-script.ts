// With this query, Vite resolves the import to the URL of a separately bundled module:
// https://vite.dev/guide/features.html#import-with-query-suffixes
export { default as documentScript } from '#app/document.client.ts?worker&url'
export { default as documentErrorsScript } from './errors.client.ts?worker&url'
