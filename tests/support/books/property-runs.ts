// The number of runs of a property: `short` runs in `npm test`, `long` ones in `npm run test:long`. PROPERTY_TIMES=10
// makes ten times as many of the long ones, for somebody who has the time.
const { TEST_LONG, PROPERTY_TIMES = '1' } = process.env

export const runs = (long: number, short = 200): number =>
  TEST_LONG ? long * Number(PROPERTY_TIMES) : Math.min(long, short)
