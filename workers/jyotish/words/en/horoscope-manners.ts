// English words of the horoscope: what a graha does to a matter (verbs), and advice by area. `good` where the transit
// is a favourable one, `mixed` where it asks for care.
import type { Catalogue } from '../render.ts'

/** Four verbs each, parted by bars; they take a noun phrase as object. */
const MANNERS: Readonly<Record<string, readonly [good: string, mixed: string]>> = {
  sun: [
    'lights up|gives authority to|warms|brings recognition to',
    'puts pride at stake in|shines a hard light on|asks for modesty about|makes you impatient with',
  ],
  moon: [
    'brings a good mood to|softens|makes people warm to|gives you a feel for',
    'stirs up|brings changing moods to|makes you sensitive about|asks for gentleness with',
  ],
  mars: [
    'puts fire into|gives you courage for|speeds up|clears the way for',
    'brings haste to|sharpens the tone around|heats up|asks for a cool head about',
  ],
  mercury: [
    'brings clever words to|sorts out|opens talks on|finds an answer for',
    'scatters attention over|raises questions about|brings second thoughts on|asks you to double-check',
  ],
  jupiter: [
    'blesses|widens|brings helpers for|gives good sense to',
    'promises much about|makes you overestimate|asks for moderation with|teaches by way of',
  ],
  venus: [
    'sweetens|brings harmony to|adds charm to|makes a pleasure of',
    'tempts you over|asks for tact with|makes you indulgent about|looks for comfort in',
  ],
  saturn: [
    'steadies|gives lasting shape to|rewards patience with|puts order into',
    'slows down|asks for patience with|tests|puts more duty into',
  ],
  rahu: [
    'opens unusual doors for|brings fresh ambition to|gives a bold idea for|speeds ahead with',
    'brings restlessness to|exaggerates|clouds|makes you want more from',
  ],
  ketu: [
    'simplifies|brings insight into|frees you in|cuts what is needless from',
    'loosens your hold on|makes you doubtful about|asks for trust in|leaves open questions about',
  ],
}

/** Six pieces of advice each, parted by bars; imperatives without a full stop. */
const ADVICE: Readonly<Record<string, readonly [good: string, mixed: string]>> = {
  general: [
    'say yes to the first good offer|begin what you have been meaning to begin|show what you can do|let others help you|trust your timing|share the good news',
    'do one thing at a time|leave some room in the plan|let the first answer cool before you send it|ask once more before you agree|take the longer, easier road|keep promises small and exact',
  ],
  career: [
    'put your name to the work|ask for the task you want|speak first in the meeting|send the proposal|follow up the contact you made|finish the piece others wait for',
    'agree deadlines in writing|read the brief twice|let a colleague look over it|keep to the plan you have|save the big request for later|do the dull part first',
  ],
  money: [
    'settle the open bill|put a fixed sum aside|negotiate with a smile|collect what is due to you|review your prices|make the plan you can keep for a year',
    'compare two offers before you pay|wait a night before a large purchase|keep the receipts|lend only what you can spare|check the small print|leave the card at home for once',
  ],
  love: [
    'say the kind thing aloud|plan an evening for two|make the first call|accept the invitation|tell them what you admire|dance when the song comes on',
    'listen to the end before you answer|give each other an hour of freedom|ask instead of guessing|let an old quarrel rest|choose a gentle tone|write it down before you say it',
  ],
  family: [
    'gather everyone around the table|call the one who lives far off|fix the thing at home that bothers everybody|praise the youngest|ask an elder for the story|share the work and the treat',
    'let others finish speaking|divide the chores afresh|keep one evening free for home|let a small fault pass|set a clear and friendly limit|visit rather than text',
  ],
  learning: [
    'take up the hard chapter|teach it to someone else|sign up for the course|ask the question you kept back|set yourself a small test|read the source itself',
    'repeat before you move on|study in short stretches|put the phone in another room|begin with what you know|check the sources|let a friend quiz you',
  ],
  travel: [
    'book the ticket|take the scenic road|visit the friend you promised to visit|leave early and enjoy the way|say yes to the outing|look up the place you dream of',
    'check the timetable again|leave half an hour spare|pack the evening before|keep copies of your papers|combine two errands into one trip|choose the direct connection',
  ],
  wellbeing: [
    'get out into the light|take the stairs and hum|cook something fresh|start that morning walk|laugh with a friend|give the day a quiet ending',
    'go to bed a little earlier|take breaks before you need them|say no once, kindly|breathe out before you reply|keep the evening free of screens|do less, and do it well',
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
