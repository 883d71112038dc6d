// Recognises the question that the practice astrologer was asked, and answers it. Pure but for the chart that it is
// given.
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import { type Chart, chartFile, tellDasha, tellMoon, tellPanchang } from './chart.ts'
import {
  type PointedTo,
  pointToDasha,
  pointToGraha,
  pointToPanchang,
  tellAspect,
  tellGraha,
  tellMatch,
  tellTransit,
} from './points.ts'

/** `point`: what it points to on the chart that both see. */
export type Reply = { text: string; act?: 'drop' | 'end' | 'file'; file?: string; point?: PointedTo | null }

export const GREETING =
  'Namaste. I am the practice astrologer: a small program, so that you can try a consultation by yourself. Nothing I say is advice.'
export const NO_BIRTH =
  'No birth came with this conversation. I ask you for one now: share it beside the conversation, and I will read it. Type help to see what I understand.'
export const TAKEN_BACK = 'You have taken the birth back. I no longer see its chart.'
export const SECOND_BIRTH =
  'I see a second birth beside the first one. I read the first one here; write match, and I point to the match of both.'
export const HELP =
  'I understand: dasha, Moon sign, the name of a graha (I point to it on the chart), aspect, transit, match, panchang, file (I send one), drop (I lose my connection for 20 seconds), end (I end the session), help. Point to the chart yourself, and I say what stands there.'
export const WITHOUT_BIRTH = 'For that I need a birth: share one beside the conversation.'
const UNKNOWN = `That is beyond a practice astrologer. ${HELP}`

const QUESTIONS: readonly [pattern: RegExp, answer: (chart: Chart | null, now: number) => Reply | Promise<Reply>][] = [
  [/\bhelp\b/, () => ({ text: HELP })],
  [/\bdrop\b/, () => ({ text: 'I lose my connection now, for 20 seconds. Watch the meter stand still.', act: 'drop' })],
  [/\b(end|bye|goodbye)\b/, () => ({ text: 'Thank you for practising. I end the session now.', act: 'end' })],
  [/\bfile\b/, sendFile],
  [
    /\b(dasha|dasa|period)\b/,
    (chart, now) =>
      chart ? { text: tellDasha(chart, now), point: pointToDasha(chart, now) } : { text: WITHOUT_BIRTH },
  ],
  [
    /\b(moon|rashi|rasi|nakshatra)\b/,
    (chart) => (chart ? { text: tellMoon(chart), point: pointToGraha('moon') } : { text: WITHOUT_BIRTH }),
  ],
  [/\btransits?\b/, (chart, now) => (chart ? tellTransit(chart, now) : { text: WITHOUT_BIRTH })],
  [/\baspects?\b/, (chart) => (chart ? tellAspect(chart) : { text: WITHOUT_BIRTH })],
  [/\bmatch\b/, (chart) => (chart ? tellMatch(chart) : { text: WITHOUT_BIRTH })],
  [
    /\b(panchang|tithi|today)\b/,
    async (chart, now) => ({ text: await tellPanchang(chart, now), point: chart && pointToPanchang() }),
  ],
  [/\b(hello|hi|namaste)\b/, () => ({ text: `Namaste. ${HELP}` })],
]

export async function answerTo(question: string, chart: Chart | null, now: number): Promise<Reply> {
  const words = question.toLowerCase()
  const found = QUESTIONS.find(([pattern]) => pattern.test(words))
  if (found) return found[1](chart, now)
  const graha = grahaIn(words)
  if (!graha) return { text: UNKNOWN }
  return chart ? { text: tellGraha(chart, graha), point: pointToGraha(graha) } : { text: WITHOUT_BIRTH }
}

function grahaIn(words: string): Graha | undefined {
  return GRAHAS.find((graha) => new RegExp(`\\b${graha}\\b`).test(words))
}

function sendFile(chart: Chart | null): Reply {
  return {
    text: 'Here is a file.',
    act: 'file',
    file: chart ? chartFile(chart) : `A file of the practice astrologer.\n\n${HELP}\n`,
  }
}
