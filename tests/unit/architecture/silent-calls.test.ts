// Calls that show no shared toast (docs/decisions/error-toasts.md): each is listed, so that a new one is a decision.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** `own: 'all'`, also where a function hands it on to its call. */
const OWN_ALL = /\bown: 'all'|\bstorePhoto\(.*'all'\)/g
const BACKGROUND = /\bbackground(?:: [a-z]\w*|(?=,? \}))/g

const MAY_OWN_ALL = {
  // The component shows its own sentence for every failure of these calls, or only logs it.
  'app/realtime/ring/use-ring-answer.ts': 1,
  'app/screens/blogs/delete-post-dialog.tsx': 1,
  'app/screens/blogs/editor/use-post-form.ts': 2,
  'app/screens/dashboard/admin/astrologers/astrologer-form.tsx': 1,
  'app/screens/dashboard/admin/delete-account.tsx': 1,
  'app/screens/dashboard/admin/content/moderate-dialog.tsx': 1,
  'app/screens/dashboard/admin/payout-summary/payout-details.tsx': 1,
  'app/screens/dashboard/admin/content/post-preview.tsx': 1,
  'app/screens/dashboard/admin/astrologers/use-astrologer-changes.ts': 1,
  'app/screens/dashboard/admin/shared-files/use-file-deletion.ts': 1,
  'app/screens/dashboard/admin/overview/waiting-astrologers.tsx': 1,
  'app/shell/astrologers/save-availability.ts': 1,
  // The page is left at once: the next one says it.
  'app/screens/astrologer-register/astrologer-register.tsx': 1,
  // The refusal is the result that the reader asked for.
  'app/screens/company/api-docs/try-out.tsx': 1,
}

const MAY_RUN_IN_BACKGROUND = {
  // Polls and signs of life.
  'app/realtime/room/live-strip.tsx': 1,
  'app/realtime/socket/live-ticket.ts': 1,
  'app/realtime/room/use-watched-consultation.ts': 3,
  'app/realtime/line/waiting-lines.ts': 1,
  'app/screens/consultations/reading/leave-reading.tsx': 2,
  'app/screens/consultations/receipt/receipt-pending.tsx': 1,
  'app/screens/consultations/chat/use-read-transcript.ts': 1,
  'app/screens/dashboard/astrologer/dashboard/waiting-clients.tsx': 1,
  'app/screens/dashboard/user/wallet/top-up-status.tsx': 2,
  'app/screens/dashboard/own-account/your-data.tsx': 1,
  'app/realtime/voice/call-metrics.ts': 1,
  'app/realtime/voice/prepare-call.ts': 1,
  // Errors of these calls are ignored, or only logged.
  'app/realtime/push/push.ts': 3,
  'app/realtime/ring/use-ring-answer.ts': 1,
  'app/screens/astrologer/request/start-dialog.tsx': 1,
  'app/screens/consultations/room/use-end-consultation.ts': 1,
  // By-work of something else, which goes on without the answer.
  'app/api/store-photo.ts': 1,
  'app/screens/account-forms/verify-phone.tsx': 1,
  'app/screens/astrologer/request/use-phone-refusal.ts': 1,
  'app/screens/blogs/editor/use-post-form.ts': 1,
  'app/screens/consultations/room/use-notes.ts': 1,
  'app/screens/dashboard/time-zone/use-first-zone.ts': 1,
  'app/births/use-births.ts': 1,
}

const codeOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join('\n')

const timesIn = (text: string, pattern: RegExp) => codeOf(text).match(pattern)?.length ?? 0

function filesWith(pattern: RegExp): Record<string, number> {
  const found = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const file = `app/${name}`
      return [file, timesIn(readFileSync(path.join(ROOT, file), 'utf8'), pattern)] as const
    })
  return Object.fromEntries(found.filter(([file, times]) => times > 0 && file !== 'app/api/api-client.ts'))
}

test('the check counts calls, not comments, classes or texts', () => {
  const text = `// own: 'all' and background: true
api.call(route, { background: true })
api.call(route, { params, background: polled })
api.call(route, { background })
const look = '[background:none] in the background, as a file'
api.call(route, { own: 'all' })
await storePhoto(await middleOf(photo), 'all')`
  expect([timesIn(text, BACKGROUND), timesIn(text, OWN_ALL)]).toEqual([3, 2])
})

test('only these files silence every failure of a call', () => {
  expect(filesWith(OWN_ALL)).toEqual(MAY_OWN_ALL)
})

test('only these files call in the background', () => {
  expect(filesWith(BACKGROUND)).toEqual(MAY_RUN_IN_BACKGROUND)
})
