// Rules, events and causes of a horoscope, which the server words.
export const buildText = {
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  rules: (preset: string | null, ayanamsa: string, degrees: string, rest: string, version: string) =>
    `Rules used${preset ? `, those of ${preset}` : ''}: ${ayanamsa} ayanamsa ${degrees}, ${rest}. Engine ${version}.`,
  eclipse: (name: string, seen: boolean, place: string) => `${name}, ${seen ? 'seen' : 'not seen'} from ${place}`,
  enters: (graha: string, sign: string, house: string) => `${graha} enters ${sign}, the ${house} house`,
  turns: (graha: string, backwards: boolean) => `${graha} turns ${backwards ? 'retrograde' : 'direct'}`,
  newMoon: 'New moon',
  fullMoon: 'Full moon',
  transit: (graha: string, sign: string, house: string, backwards: boolean) =>
    `${graha} in ${sign}, the ${house} from your sign${backwards ? ', retrograde' : ''}`,
  moonIn: (star: string) => `The Moon in ${star}`,
  event: (graha: string, event: string, sign: string) => `${graha}, ${event} in ${sign}`,
  // The engine's own words for its rules.
  houses: (rule: string) => rule,
  gochara: (rule: string) => rule,
  score: (rule: string) => rule,
} as const
