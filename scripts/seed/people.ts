// The people of the demo: invented, with drawn portraits.
export type SeedAstrologer = {
  id: string
  name: string
  email: string
  portrait: string
  years: number
  skills: string[]
  languages: string[]
  chatCents: number
  callCents: number
  bio: string
  /** Registered, and not approved yet. */
  waits?: true
}

const astrologer = (
  n: number,
  name: string,
  portrait: string,
  years: number,
  skills: string,
  languages: string,
  chatCents: number,
  callCents: number,
  bio: string,
): SeedAstrologer => ({
  id: `seedAstrologer${String(n).padStart(8, '0')}`,
  name,
  email: n === 1 ? 'astrologer@drishti.test' : `${portrait}@drishti.test`,
  portrait,
  years,
  skills: skills.split(', '),
  languages: languages.split(', '),
  chatCents,
  callCents,
  bio,
})

export const ASTROLOGERS: readonly SeedAstrologer[] = [
  astrologer(
    1,
    'Meera Joshi',
    'meera',
    14,
    'Birth chart, Marriage timing, Career',
    'Hindi, Marathi, English',
    150,
    180,
    'I read the birth chart first and the question second. Most people come to me about work or marriage timing; I start from the running dasha, show you the placements I am using, and say clearly where the chart does not decide.\nI studied with my grandfather in Nashik. I don’t sell stones or rituals.',
  ),
  astrologer(
    2,
    'Raghav Iyer',
    'raghav',
    22,
    'Birth chart, Prashna, Career',
    'Tamil, English',
    220,
    240,
    'Twenty-two years of charts, most of them for people at a crossing. I like precise questions, and I answer them with the houses on the table.\nBring your birth time as exactly as you have it; if it is vague, we find out what still holds.',
  ),
  astrologer(
    3,
    'Ananya Bhattacharya',
    'ananya',
    9,
    'Chart matching, Family',
    'Bengali, Hindi, English',
    90,
    120,
    'Matching two charts is more than a number out of thirty-six. I go through each koota with both of you, and through what the number leaves out.',
  ),
  astrologer(
    4,
    'Kavita Nair',
    'kavita',
    11,
    'Career, Study abroad',
    'Malayalam, English',
    120,
    150,
    'I was a teacher for ten years before I made astrology my work. Students and their parents ask me about subjects, places and timing; I keep to what the chart supports.',
  ),
  astrologer(
    5,
    'Harpreet Gill',
    'harpreet',
    17,
    'Business, Marriage timing',
    'Punjabi, Hindi, English',
    150,
    180,
    'Partnerships, launches, the right month to sign. I work with the tenth and the eleventh house, and with plain language.',
  ),
  astrologer(
    6,
    'Lakshmi Raman',
    'lakshmi',
    26,
    'Muhurta, Family, Birth chart',
    'Tamil, Telugu, English',
    200,
    230,
    'Muhurta is my first love: the day and the hour for a beginning. I give you two or three windows with the reason for each, never only one.',
  ),
  astrologer(
    7,
    'Devendra Shastri',
    'devendra',
    31,
    'Birth chart, Remedies, Muhurta',
    'Hindi, Sanskrit, English',
    250,
    280,
    'Trained in Varanasi in the classical texts. Remedies, if any, cost nothing: a habit, a visit, a kindness. Nobody leaves with a shopping list.',
  ),
  astrologer(
    8,
    'Farzana Qureshi',
    'farzana',
    8,
    'Prashna, Relationships',
    'Urdu, Hindi, English',
    100,
    130,
    'For a single question asked at a single moment, prashna is quick and honest. I answer what was asked, and I tell you when the chart is silent.',
  ),
  astrologer(
    9,
    'Suresh Patil',
    'suresh',
    19,
    'Career, Property, Business',
    'Marathi, Hindi, English',
    130,
    160,
    'Property, moves, changes of work. I look at the fourth and the tenth house with you, and at the next three years month by month.',
  ),
  astrologer(
    10,
    'Asha Verma (Practice)',
    'asha',
    12,
    'Birth chart, Health of habits, Family',
    'Hindi, English',
    110,
    140,
    'I am the practice astrologer of this local copy: a small program that answers chats and web calls, so that you can try a whole consultation by yourself. I read the birth you attach with the real engine. Nothing I say is advice.',
  ),
  astrologer(
    11,
    'Priya Menon',
    'priya',
    6,
    'Chart matching, Relationships',
    'Malayalam, Tamil, English',
    80,
    100,
    'Young couples are most of my work. We look at both charts side by side, at temper and timing, without fear and without a verdict.',
  ),
  astrologer(
    12,
    'Vikram Desai',
    'vikram',
    15,
    'Business, Muhurta, Career',
    'Gujarati, Hindi, English',
    160,
    190,
    'A trader’s son who turned to the older clock. Opening days, stock-taking, partnerships: questions with a date in them are the ones I like best.',
  ),
  {
    ...astrologer(
      13,
      'Ishaan Bose',
      'ishaan',
      4,
      'Birth chart, Study abroad',
      'Bengali, English',
      70,
      90,
      'I finished my studies in Kolkata four years ago and have read for friends and their friends since. I begin with the lagna and its lord, and write down what I said.',
    ),
    waits: true,
  },
]

/** Checks by the demo's admin, so many days ago, by the number of the astrologer. */
export const VERIFICATIONS = [
  ...[1, 2, 6, 7].flatMap((n) => [[n, 'identity', 70] as const, [n, 'training', 66] as const]),
  ...[1, 7].map((n) => [n, 'trial_session', 61] as const),
  ...[4, 5, 9].map((n) => [n, 'identity', 58] as const),
]

export const USERS = [
  { id: 'seedUser00000000000001', name: 'Priya Raman', email: 'user@drishti.test', portrait: null, gender: 'female' },
  { id: 'seedUser00000000000002', name: 'Daniel Osei', email: 'daniel@drishti.test', portrait: null, gender: 'male' },
  { id: 'seedUser00000000000003', name: 'Sunita Rao', email: 'sunita@drishti.test', portrait: null, gender: 'female' },
] as const

export const ADMIN = { id: 'seedAdmin0000000000001', name: 'Nisha Kapoor', email: 'admin@drishti.test' } as const
export const PASSWORD = 'drishti-demo'

/** The seeded astrologer that a program plays in local builds (scripts/practice). */
export const PRACTICE = ASTROLOGERS[9] as SeedAstrologer
