export const CLOCKS = ['12', '24', '24+'] as const
export type Clock = (typeof CLOCKS)[number]

/** A time, and the day where it is not the page's own: { day: "Sun 22", time: "3:08 pm" }. */
export type Moment = { day: string; time: string }
