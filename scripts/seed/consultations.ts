// Ten sessions that have ended, with their messages, files, ratings and reviews.
export type SeedConsultation = {
  user: 1 | 2 | 3
  astrologer: number
  daysAgo: number
  /** Seconds in which both were connected; a second span after a gap of 9 s. */
  spans: number[]
  reason: 'user_ended' | 'astrologer_ended' | 'no_answer'
  lines: string[]
  /** A chat, if nothing else is said. */
  kind?: 'web-call'
  /** Text files that were sent after the last line. */
  files?: { side: 'user' | 'astrologer'; name: string; text: string }[]
  review?: { rating: number; text: string }
}

export const CONSULTATIONS: readonly SeedConsultation[] = [
  {
    user: 1,
    astrologer: 1,
    daysAgo: 1,
    spans: [402, 108],
    reason: 'user_ended',
    lines: [
      'u:Namaste Meera ji. I have an offer to move to Toronto from my company and must answer by Friday.',
      'a:Namaste Priya. Mina lagna, and you are in Venus mahadasha with the Moon sub-period. Let me look at the 9th, 12th and 10th before I say anything.',
      'a:First question: is this a transfer in the same role, or a new one?',
      'u:A new role, leading a team of nine. Same company.',
      'a:Saturn is in your 11th in its own sign, together with Rahu. Work that grows through large groups and foreign places suits this chart. That part is steady.',
      'a:What the chart does not decide is the date. Moon rules your 5th, so I would ask what this means for family and study plans before Friday.',
      'u:My daughter starts school next year. That is the part I worry about.',
      'a:Then ask them for a start after the school year. The period supports the move, and it does not hurry you.',
      'u:Thank you. That is a question I can actually put to them.',
    ],
    review: {
      rating: 5,
      text: 'Showed me which placements each sentence came from, and said plainly what the chart does not decide.',
    },
  },
  {
    user: 2,
    astrologer: 1,
    daysAgo: 3,
    spans: [870],
    reason: 'user_ended',
    lines: [
      'u:Hello. I would like to understand the period I am in; it has been a heavy year.',
      'a:Good morning Daniel. You are at the end of a Saturn sub-period. It asks for patience with slow things; what felt heavy?',
      'u:Mostly work. Two projects were cancelled.',
      'a:The sub-period changes in February. Until then I would finish, not start. I can show you the exact dates.',
      'u:Please do.',
      'a:Saturn ends on 11 February, then Mercury. Mercury rules your 10th, so new work is the theme, with more to and fro than before.',
    ],
    review: { rating: 5, text: 'Calm and concrete. The dates helped.' },
  },
  {
    user: 3,
    astrologer: 1,
    daysAgo: 6,
    spans: [365],
    reason: 'astrologer_ended',
    lines: [
      'u:Is next month good for my sister’s engagement?',
      'a:Send me the city, and I look at the almanac for it.',
      'u:Pune.',
      'a:The 10th and the 14th both have a clean morning. On the 14th the window is longer, from 9:12 to 11:40.',
      'u:The 14th then. Thank you!',
    ],
    review: { rating: 4, text: 'Two options with reasons, as promised.' },
  },
  {
    user: 1,
    astrologer: 3,
    daysAgo: 9,
    spans: [570],
    reason: 'user_ended',
    lines: [
      'u:Could we go through a match? 24 points, and my aunt says nadi is missing.',
      'a:It is. Nadi counts eight of the thirty-six, so your 24 without it is a high score in everything else.',
      'a:There are classical exceptions for it, and one of them applies here: same sign, different nakshatra.',
      'u:So it is not a reason to stop?',
      'a:Not by the texts I work with. I would talk about money habits instead; there the two charts do differ.',
    ],
    review: { rating: 5, text: 'The number finally made sense.' },
  },
  {
    user: 2,
    astrologer: 2,
    daysAgo: 12,
    spans: [665],
    reason: 'user_ended',
    lines: [
      'u:I asked you about the visa in spring. It came through.',
      'a:I am glad. And now?',
      'u:When to give notice.',
      'a:Your 10th lord is retrograde until the 3rd. I would write the letter now and hand it in after that.',
    ],
    review: { rating: 5, text: 'Precise, a little strict, worth it.' },
  },
  {
    user: 3,
    astrologer: 6,
    daysAgo: 16,
    spans: [482],
    reason: 'user_ended',
    lines: [
      'u:We move into the new flat in January. Which morning?',
      'a:Three choices: the 14th, the 19th and the 25th. On the 19th Moon is in Rohini, which most families prefer.',
      'u:The 19th is a working day.',
      'a:Then light the lamp on the 19th before eight, and carry the boxes on the weekend.',
    ],
    review: { rating: 5, text: 'Practical and kind.' },
  },
  {
    user: 1,
    astrologer: 4,
    daysAgo: 21,
    spans: [74],
    reason: 'user_ended',
    lines: ['u:Sorry, I have to go, my train is here.', 'a:No problem at all. Until next time.'],
    review: { rating: 4, text: 'Short, and no fuss about it.' },
  },
  {
    user: 2,
    astrologer: 8,
    daysAgo: 24,
    spans: [],
    reason: 'no_answer',
    lines: [],
  },
  {
    user: 2,
    astrologer: 6,
    daysAgo: 33,
    spans: [612],
    reason: 'user_ended',
    kind: 'web-call',
    lines: ['a:The two windows that I named are in the file.'],
    files: [
      {
        side: 'astrologer',
        name: 'Two windows in spring.txt',
        text: 'Thursday, 9:40 to 11:05. The Moon is in Pushya.\nMonday, 16:20 to 17:45. Jupiter is in the lagna.\n',
      },
      { side: 'user', name: 'Guests and travel.txt', text: 'Forty guests, most of them by train on the day before.\n' },
    ],
  },
  {
    user: 3,
    astrologer: 9,
    daysAgo: 36,
    spans: [285],
    reason: 'user_ended',
    kind: 'web-call',
    lines: [],
    files: [
      {
        side: 'user',
        name: 'Birth times of the family.txt',
        text: 'Mine 04:12, from the hospital. My brother about noon.\n',
      },
    ],
  },
]
