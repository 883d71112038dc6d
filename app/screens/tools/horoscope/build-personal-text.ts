// Rules and causes of a reading for one birth.
export const personalWords = {
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  nodes: { mean: 'mean', true: 'true' },
  rules: (ayanamsa: string, degrees: string, node: string, version: string) =>
    `Rules used: ${ayanamsa} ayanamsa ${degrees} at birth, ${node} node, whole-sign houses. Engine ${version}.`,
  fromLagna: (house: string) => `the ${house} from your lagna`,
  fromMoon: (house: string) => `the ${house} from your Moon`,
  and: ' and ',
  transit: (graha: string, sign: string, backwards: boolean) => `${graha} in ${sign}${backwards ? ', retrograde' : ''}`,
} as const
