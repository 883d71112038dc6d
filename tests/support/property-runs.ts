// The number of runs of a property: `short` runs in `npm test`, as often as it asks for in `npm run test:long`.
export const runs = (long: number, short = 200): number => (process.env.TEST_LONG ? long : Math.min(long, short))
