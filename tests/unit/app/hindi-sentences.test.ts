// Sentences of the server for a visitor or a client have Hindi words: each standard sentence, each sentence of the schemas and each
// message of the domain. Admins and astrologers work in English, so sentences of their screens alone are left out.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hindiError, hindiOf } from '#app/auth/hindi/hindi-of.ts'
import { HINDI_PATTERNS } from '#app/auth/hindi/sentences.ts'
import { ERRORS } from '#workers/contract/errors.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = ['contract', 'api', 'domain', 'gateways', 'realtime']
/** Files of the screens of admins and astrologers, of the engine's API for developers, and texts that no screen shows. */
const NOT_SHOWN = [
  /\/(admin|audit|blogs|settings|payouts?|payout-runs|inbox|voice|voice-rates|verifications|report-files|alerts|availability)\b/,
  /\/contract\/(api|tools)\/|\/contract\/(earnings|errors|live|reviews|astrologer-consultations)\.ts|\.local\.ts|\/api\/(tools|health|index|manifest|users)|\/stripe\.ts/,
  /\/(admin-|moderate-|change-as-admin|set-verification|set-availability|own-report|pay-back|devices|finish-closing)/,
  /-text(\.hi)?\.ts|\/(newsletter|reports)\/|phone-(costs|prompts)|charge-reason|room-phone-ring|reversals|top-up|save-conflict/,
]
const SENTENCE = /'([A-Z][^'\n]+ [^'\n]+[.?!])'/g
/** Where a sentence for a person stands: a rule of a schema, a message, a field. */
const PLACE =
  /(?:\b(?:min|max|regex|email|int|enum|string|date|number|refine|custom|refused|refusal|iso)\(|\bmessage:|\bfields:|[a-z]\) *=> *|, |: |\? )\s*$/

/** A sentence with something in it, such as a number, a price or a name. */
const WITH_PARTS = /`([A-Z$][^`\n]* [^`\n]*[.?!])`/g
const PART = /\$\{(?:[^{}]|\{[^}]*\})*\}/g
const PARTS = ['5', '$5.00', '₹5.00', '5 minutes', 'specialization', 'language']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, 'workers', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `/${folder}/${name}`),
).filter((file) => NOT_SHOWN.every((pattern) => !pattern.test(file)))

/** Sentences of admins in files that clients' sentences stand in, too. */
const FOR_ADMINS = [' is left in this wallet.']

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)

test('each code has a sentence in Hindi', () => {
  const english = Object.values(ERRORS).filter(([, sentence]) => !isHindi(hindiOf(sentence)))
  expect(english).toEqual([])
})

test('each sentence of a schema or a message has one in Hindi', () => {
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, 'workers', file), 'utf8')
    return [...code.matchAll(SENTENCE)]
      .filter(({ index }) => PLACE.test(code.slice(0, index).slice(-80)))
      .map(([, sentence = '']) => ({ file, sentence }))
  })
  expect(found.length).toBeGreaterThan(80)
  const english = found.filter(({ sentence }) => !isHindi(hindiOf(sentence)))
  expect(english.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
})

test('each sentence with a number, a price or a name in it has one in Hindi', () => {
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, 'workers', file), 'utf8')
    return [...code.matchAll(WITH_PARTS)].map(([, sentence = '']) => ({ file, sentence }))
  })
  const ofClients = found.filter(({ sentence }) => !FOR_ADMINS.some((part) => sentence.includes(part)))
  expect(ofClients.length).toBeGreaterThan(10)
  const english = ofClients.filter(
    ({ sentence }) => !PARTS.some((part) => isHindi(hindiOf(sentence.replaceAll(PART, part)))),
  )
  expect(english.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
})

test('numbers and names stay in their sentences', () => {
  expect(hindiOf('At most 5,000 characters, please.')).toBe('कृपया अधिकतम 5,000 अक्षर लिखें।')
  expect(hindiOf('You need at least $2.50 to talk for 2 minutes.')).toContain('$2.50')
  expect(hindiOf('Priya ended this session.')).toBe('Priya ended this session.')
  for (const [, hindi] of HINDI_PATTERNS) expect(hindi).toMatch(/[।]$/)
})

test('an error keeps its code and its fields', () => {
  const error = {
    error: 'x',
    message: 'Please check the marked fields.',
    code: 'invalid' as const,
    fields: { otp: 'The code has six digits.' },
  }
  expect(hindiError({ ...error, fields: {}, message: 'You need at least $2.50 to talk for 2 minutes.' })).toMatchObject(
    {
      ...{ code: 'invalid', message: '2 मिनट बात करने के लिए कम से कम $2.50 चाहिए।' },
    },
  )
  expect(hindiError(error)).toEqual({
    ...{ error: 'कृपया चिह्नित ख़ाने जाँचें।', message: 'कृपया चिह्नित ख़ाने जाँचें।', code: 'invalid' },
    fields: { otp: 'कोड में छह अंक होते हैं।' },
  })
})
