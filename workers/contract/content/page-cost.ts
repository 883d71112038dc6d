// The rate limit class of a page or file that the tools' engine computes, set in its `handle` (workers/http/rate-limit.ts).

/** `light`: days of the almanac. `heavy`: a chart, or a search over many days. */
export type PageCost = 'light' | 'heavy'

export type ComputedHandle = { computes: PageCost }
