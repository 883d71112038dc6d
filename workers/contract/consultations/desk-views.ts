/** The alternative parts of the chart desk. Separate from the schemas, which browsers do not load. */
export const DESK_VIEWS = ['chart', 'planets', 'dasha', 'transits', 'yogas', 'match', 'panchang'] as const
export type DeskView = (typeof DESK_VIEWS)[number]
