// A page, or a file, that the tools' engine computes says in its `handle` what a request of it counts as (workers/http/rate-limit.ts).

/** `light`: days of the almanac. `heavy`: a chart, or a search over many days. */
export type PageCost = 'light' | 'heavy'

export type ComputedHandle = { computes: PageCost }
