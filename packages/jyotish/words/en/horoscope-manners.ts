// English words of the horoscope: what a graha does to a matter (verbs), and advice by area. `good` if the transit is
// favourable, `mixed` if it needs care.
import type { Catalogue } from '../render.ts'

/**
 * Four verbs each, separated by vertical bars; they take a noun phrase as object. Each fits every matter: people, things,
 * journeys and moods.
 */
const MANNERS: Readonly<Record<string, readonly [good: string, mixed: string]>> = {
  sun: [
    'turns its light on|brings clarity to|favours|gives you confidence about',
    'shines a hard light on|makes you impatient about|asks for modesty about|wants more of your attention for',
  ],
  moon: [
    'smiles on|looks kindly on|puts you at ease with|brings a light touch to',
    'stirs feelings about|makes you waver over|makes you sensitive about|asks for a gentle hand with',
  ],
  mars: [
    'gives you energy for|gets things moving with|clears the way for|gives you courage for',
    'brings haste to|tempts you to rush|brings friction over|asks for a cool head about',
  ],
  mercury: [
    'brings clear thinking to|gets people talking about|finds the right words for|brings useful news about',
    'muddles messages about|raises questions about|brings second thoughts about|asks for a second look at',
  ],
  jupiter: [
    'blesses|brings good advice about|is kind to|brings good luck with',
    'makes big promises about|makes you expect too much of|asks for a sense of proportion about|teaches you something about',
  ],
  venus: [
    'brings harmony to|brings goodwill to|adds charm to|smooths the way for',
    'brings mixed wishes about|asks for tact about|makes you too easygoing about|asks for fairness about',
  ],
  saturn: [
    'steadies|rewards patience with|lends staying power to|brings order to',
    'asks for a slower pace with|asks for patience with|tests|makes you look soberly at',
  ],
  rahu: [
    'opens new doors for|brings fresh ambition to|gives you a bold idea about|brings an unexpected chance with',
    'brings restlessness to|makes too much of|clouds your view of|makes you want more from',
  ],
  ketu: [
    'brings simplicity to|brings insight into|frees you from worry about|shows what matters in',
    'loosens your hold on|makes you doubtful about|asks for a little distance from|leaves open questions about',
  ],
}

/** Six pieces of advice each, separated by vertical bars: imperatives without a full stop, each complete alone. */
const ADVICE: Readonly<Record<string, readonly [good: string, mixed: string]>> = {
  general: [
    'say yes to the first good offer|begin what you have been meaning to begin|show what you can do|let others help you|trust your timing|share some good news',
    'do one thing at a time|leave some room in your plans|let an angry answer cool before you send it|ask once more before you agree|take the easier road, even if it is longer|keep promises small and exact',
  ],
  career: [
    'put your name to your work|ask for the task you want|speak first in a meeting|make a proposal|follow up a new contact|finish what others are waiting for',
    'agree deadlines in writing|read instructions twice|let a colleague read over your work|keep to the plan you have|save big requests for later|do the dull part of the work first',
  ],
  money: [
    'settle an open bill|put a fixed sum aside|negotiate with a smile|collect what is due to you|review what you pay each month|make a plan you can keep for a year',
    'compare two offers before you pay|sleep on any large purchase|keep your receipts|lend only what you can spare|check the small print|leave your card at home for once',
  ],
  love: [
    'say something kind aloud|plan an evening for two|be the first to call|accept an invitation|tell someone what you admire in them|let yourself be playful',
    'listen to the end before you answer|give each other some room|ask instead of guessing|let an old quarrel rest|choose a gentle tone|think a hard word over before you say it',
  ],
  family: [
    'gather everyone around the table|call a relative who lives far off|mend something at home that bothers everybody|praise the youngest of the family|ask an elder for a story|share the work and the treats',
    'let others finish speaking|divide the chores afresh|keep one evening free for home|let a small fault pass|set a clear and friendly limit|visit rather than text',
  ],
  learning: [
    'take up a hard chapter|teach someone what you know|sign up for a course|ask the question you kept back|set yourself a small test|go back to the original source',
    'repeat the last lesson before you move on|study in short stretches|put your phone in another room|begin with what you know|check your sources|let a friend quiz you',
  ],
  travel: [
    'book a ticket|take the scenic road|visit a friend you promised to visit|leave early and enjoy the way|say yes to an outing|look up a place you dream of',
    'check the timetable again|allow half an hour extra|pack in good time|keep copies of your papers|combine two errands in one trip|choose a direct connection',
  ],
  wellbeing: [
    'get out into the light|take the stairs|cook something fresh|go for a morning walk|laugh with a friend|give the day a quiet ending',
    'go to bed a little earlier|take breaks before you need them|say no kindly when you are tired|breathe out before you reply|spend an evening away from screens|do less and do it well',
  ],
}

const spread = (prefix: string, table: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(table).flatMap(([name, tones]) =>
    tones.flatMap((text, tone) =>
      text.split('|').map((way, v) => [`${prefix}.${name}.${tone === 0 ? 'good' : 'mixed'}.${v}`, way]),
    ),
  )

export const MANNER_WORDS: Catalogue = Object.fromEntries([
  ...spread('hs.manner', MANNERS),
  ...spread('hs.advice', ADVICE),
])
