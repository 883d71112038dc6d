// A screen that looks the same for every logged-out visitor says so in its `handle`, beside its loader.

export type SharedPage = {
  /** The query names that the page reads. Other names make no other page. */
  query: readonly string[]
  /** Query names whose values are computed with: a page with one is rendered for its request alone. */
  computes?: readonly string[]
  /** True for a page that shows posts: a change of one makes it another page at once. */
  showsPosts?: boolean
  /** True when the page at this address begins at the place that the edge guesses for its visitor. */
  guessesPlace?: (url: URL) => boolean
  /** For how many minutes it is kept: a divisor of 15. Without it, five. */
  minutes?: 1 | 3 | 5 | 15
  /** True for a page that names no day or moment of now: while it cannot be rendered whole, the last whole one of the day is shown. */
  timeless?: boolean
}

export type SharedPageHandle = {
  shared: SharedPage
}

/** For a page of texts, which shows the platform's settings at most. */
export const SETTINGS_PAGE = {
  shared: { query: [], minutes: 15, timeless: true },
} as const satisfies SharedPageHandle

/**
 * For a page that visitors read as a document: it needs no script of the framework. `hydratesWith`: a query name by which the address
 * asks for parts that do.
 */
export type ContentHandle = { content: true; hydratesWith?: string }

/** For a page of texts that is a document. */
export const CONTENT_PAGE = { content: true, ...SETTINGS_PAGE } as const satisfies ContentHandle & SharedPageHandle
