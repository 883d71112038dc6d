// The texts of a question by its number.
export const horaryText = {
  pageTitle: 'KP horary: a question by a number from 1 to 249',
  description:
    'Cast a KP horary chart free: choose a number from 1 to 249; its degree rises, and cusps, sub lords, significators and ruling planets follow for the moment of the question.',
  title: 'KP horary',
  lead: 'Think of one question and choose a number from 1 to 249. Its degree becomes the lagna; the grahas are those of the moment you ask.',
  number: 'Number, 1 to 249',
  place: 'Place',
  preset: 'Rules of',
  submit: 'Cast the chart',
  result: (number: number) => `KP horary, number ${number}`,
  asked: (when: string, place: string) => `Asked on ${when}, ${place}.`,
  badNumber: 'Please choose a whole number from 1 to 249.',
  badPlace: 'Horary charts are cast below 66° of latitude.',
  rising: (sign: string, from: string, star: string, sub: string) =>
    `${from} of ${sign} rises: star of ${star}, sub of ${sub}.`,
  again: 'Ask anew',
} as const
