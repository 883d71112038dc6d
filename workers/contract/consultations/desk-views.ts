/** The parts of the chart desk that are shown one at a time. Apart from the schemas, which the browser does not load. */
export const DESK_VIEWS = ['chart', 'planets', 'dasha', 'transits', 'yogas', 'match', 'panchang'] as const
export type DeskView = (typeof DESK_VIEWS)[number]
