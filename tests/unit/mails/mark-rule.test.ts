// The rule that marks an address, and what then goes to it.
import { expect, test } from 'vitest'
import { MAIL_KINDS, type MailOccasion } from '#workers/contract/accounts/mails.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { type Fate, fateOf, isMarkedBy } from '#workers/domain/mails/mark-rule.ts'

const at = 1_790_000_000_000

test.each([
  ['a suppressed address', 'suppressed', [], true],
  ['a hard bounce', 'bounced', [], true],
  ['a first delayed mail', 'delayed', [], false],
  ['a second one', 'delayed', [-HOUR], false],
  ['a third one within the hour', 'delayed', [-HOUR, -2 * HOUR], true],
  ['a third one after 72 hours exactly', 'delayed', [-72 * HOUR, -HOUR], true],
  ['a third one a moment later', 'delayed', [-72 * HOUR - 1, -HOUR], false],
  ['three of four within 72 hours', 'delayed', [-100 * HOUR, -20 * HOUR, -10 * HOUR], true],
  ['one that is reported late, between two others', 'delayed', [-30 * HOUR, 30 * HOUR], true],
  ['one that is reported late, between two that are too far apart', 'delayed', [-40 * HOUR, 40 * HOUR], false],
] as const)('%s (%s): %j marks: %s', (_, cause, before, marks) => {
  expect(
    isMarkedBy(
      { cause, at },
      before.map((ms) => at + ms),
    ),
  ).toBe(marks)
})

test.each<[MailOccasion, plain: Fate, marked: Fate, ended: Fate]>([
  ['asked', 'sent', 'sent', 'sent'],
  ['newsletter', 'sent', 'sent', 'sent'],
  ['operator', 'sent', 'sent', 'sent'],
  ['safety', 'sent', 'tried', 'sent'],
  ...MAIL_KINDS.map((kind): [MailOccasion, Fate, Fate, Fate] => [kind, 'sent', 'held', 'held']),
])('%s: %s; to a marked address %s; of an ended kind %s', (occasion, plain, marked, ended) => {
  expect(fateOf({ occasion, marked: false, ended: false })).toBe(plain)
  expect(fateOf({ occasion, marked: true, ended: false })).toBe(marked)
  expect(fateOf({ occasion, marked: false, ended: true })).toBe(ended)
})
