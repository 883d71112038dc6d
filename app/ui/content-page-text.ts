// The words around a page of prose.
export const contentPageText = {
  contents: 'On this page',
} as const
