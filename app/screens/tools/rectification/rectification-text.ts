// The texts of the rectification desk.
export const rectificationText = {
  kind: 'Rectification desk',
  unnamed: 'Rectification desk',
  onPage: 'On this page',
  parts: [
    ['doubt', 'Doubt'],
    ['events', 'Events'],
    ['times', 'Times'],
  ],
  doubt: 'The doubt',
  minutes: 'To either side',
  minutesOption: (minutes: number) => (minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : '2 hours'),
  step: 'In steps of',
  stepOption: (step: number) => (step < 1 ? `${step * 60} seconds` : step === 1 ? '1 minute' : `${step} minutes`),
  events: 'Events of the life',
  label: 'What happened',
  date: 'Date',
  add: 'Add the event',
  remove: (label: string) => `Remove ${label}`,
  unnamedEvent: 'Event',
  noEvents: 'Add dated events: a wedding, a birth, a change of work. Each one becomes a column.',
  badDate: 'Please give the date of the event.',
  tooMany: (most: number) => `A desk holds ${most} events.`,
  times: 'Times within the doubt',
  time: 'Time',
  away: (away: string) => `${away} min`,
  given: 'as given',
  lagna: 'Lagna',
  moon: 'Moon’s star',
  varga: (number: number) => `D${number}`,
  beforeBirth: 'before birth',
  slow: (jupiter: number, saturn: number) => `Ju ${jupiter}, Sa ${saturn}`,
  what: {
    doubt: 'How far the given time may be off, and how finely it is tried.',
    events:
      'An event counts at noon of its day. It stays in this tab: it is not in the address, and nothing of it is sent.',
    times:
      'Each row is a chart of its own. What differs from the row above is bold. Under the lords of an event stand the houses of Jupiter and Saturn on that day.',
  },
  note: 'Nothing is weighed here and no time is proposed: several times fit any life.',
  rules: (ayanamsa: string, degrees: string, yearDays: number, version: string) =>
    `Rules used: ${ayanamsa} ayanamsa ${degrees}, vargas after Parashara, Vimshottari with a year of ${yearDays} days. Engine ${version}.`,
} as const
