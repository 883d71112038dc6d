// How often a property is tried: 200 times in `npm test`, as often as it asks for in `npm run test:long`.
export const runs = (long: number): number => (process.env.TEST_LONG ? long : Math.min(long, 200))
