// Recognises the question that the practice astrologer was asked, and answers it. Pure but for the chart that it is
// given.
import { type Chart, chartFile, tellDasha, tellMoon, tellPanchang } from './chart.ts'

export type Reply = { text: string; act?: 'drop' | 'end' | 'file'; file?: string }

export const GREETING =
  'Namaste. I am the practice astrologer: a small program, so that you can try a consultation by yourself. Nothing I say is advice.'
export const NO_BIRTH =
  'No birth came with this conversation. Attach one when you ask next time, and I will read it. Type help to see what I understand.'
export const HELP =
  'I understand: dasha, Moon sign, panchang, file (I send one), drop (I lose my connection for 20 seconds), end (I end the session), help.'
const WITHOUT_BIRTH = 'For that I need a birth. Attach one when you ask for the next conversation.'
const UNKNOWN = `That is beyond a practice astrologer. ${HELP}`

const QUESTIONS: readonly [pattern: RegExp, answer: (chart: Chart | null, now: number) => Reply | Promise<Reply>][] = [
  [/\bhelp\b/, () => ({ text: HELP })],
  [/\bdrop\b/, () => ({ text: 'I lose my connection now, for 20 seconds. Watch the meter stand still.', act: 'drop' })],
  [/\b(end|bye|goodbye)\b/, () => ({ text: 'Thank you for practising. I end the session now.', act: 'end' })],
  [/\bfile\b/, sendFile],
  [/\b(dasha|dasa|period)\b/, (chart, now) => ({ text: chart ? tellDasha(chart, now) : WITHOUT_BIRTH })],
  [/\b(moon|rashi|rasi|nakshatra)\b/, (chart) => ({ text: chart ? tellMoon(chart) : WITHOUT_BIRTH })],
  [/\b(panchang|tithi|today)\b/, async (chart, now) => ({ text: await tellPanchang(chart, now) })],
  [/\b(hello|hi|namaste)\b/, () => ({ text: `Namaste. ${HELP}` })],
]

export async function answerTo(question: string, chart: Chart | null, now: number): Promise<Reply> {
  const words = question.toLowerCase()
  const found = QUESTIONS.find(([pattern]) => pattern.test(words))
  return found ? found[1](chart, now) : { text: UNKNOWN }
}

function sendFile(chart: Chart | null): Reply {
  return {
    text: 'Here is a file.',
    act: 'file',
    file: chart ? chartFile(chart) : `A file of the practice astrologer.\n\n${HELP}\n`,
  }
}
