// The `handle` of a screen that is identical for all logged-out visitors.

export type SharedPage = {
  /** The query parameters that the page reads. Others are ignored. */
  query: readonly string[]
  /** Query parameters that need a computation: a page with one is rendered for its request alone. */
  computes?: readonly string[]
  /** True for a page with posts, which a change of a post invalidates at once. */
  showsPosts?: boolean
  /** True if the page at this URL starts with the visitor's geolocated place. */
  guessesPlace?: (url: URL) => boolean
  /** The cache lifetime in minutes: a divisor of 15; five by default. */
  minutes?: 1 | 3 | 5 | 15
  /** True for a page that does not depend on the current day: if rendering fails, the day's last complete version is served. */
  timeless?: boolean
}

export type SharedPageHandle = {
  shared: SharedPage
}

/** For a page of text that depends only on the platform's settings. */
export const SETTINGS_PAGE = {
  shared: { query: [], minutes: 15, timeless: true },
} as const satisfies SharedPageHandle

/**
 * For a page that is a plain document without the framework's scripts. `hydratesWith`: a query parameter that requests
 * interactive parts.
 */
export type ContentHandle = { content: true; hydratesWith?: string }

/** For a page of text that is a plain document. */
export const CONTENT_PAGE = { content: true, ...SETTINGS_PAGE } as const satisfies ContentHandle & SharedPageHandle
