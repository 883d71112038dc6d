// Each mail as HTML: the words of its plain text and no others, none of them read as HTML, links to the web alone.
import { expect, test } from 'vitest'
import type { Mail, WrittenMail } from '#workers/contract/ports.ts'
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'
import { deletionMailTexts } from '#workers/domain/account-deletion/deletion-mail-text.ts'
import { sentenceOf } from '#workers/domain/alerts/alert-text.ts'
import { bookingMailTexts } from '#workers/domain/bookings/booking-mail-text.ts'
import { contactChangeTexts } from '#workers/domain/contact-changes/contact-change-text.ts'
import { followUpMailTexts } from '#workers/domain/follow-ups/follow-up-mail-text.ts'
import { followMailTexts } from '#workers/domain/following/follow-mail-text.ts'
import { identityTexts } from '#workers/domain/identity/identity-text.ts'
import { answerMailTexts } from '#workers/domain/inbox/answer-mail-text.ts'
import { mailTexts } from '#workers/domain/mails/index.ts'
import { newsletterMailTexts } from '#workers/domain/newsletter/newsletter-mail-text.ts'
import { lostDeviceTexts } from '#workers/domain/notifications/lost-device-text.ts'
import { readingMailTexts } from '#workers/domain/readings/reading-mail-text.ts'
import { signedMail } from '#workers/services/signed-mail.ts'

type Letter = Pick<Mail, 'text' | 'code' | 'links'> & { subject?: string; leave?: string }

const url = 'https://x.test/a?b=1&c=2'
const leave = 'https://x.test/mails/end/follows~mira.seal'

async function written(letter: Letter, language: Language = 'en'): Promise<WrittenMail> {
  const sent: WrittenMail[] = []
  const service = signedMail(
    { send: async (mail) => String(sent.push(mail)) },
    { name: async (each) => (each === 'hi' ? 'दृष्टि' : 'Drishti'), origin: 'https://x.test' },
  )
  await service.send({ to: 'mira@x.test', language, occasion: 'asked', subject: 'Subject', ...letter })
  return sent[0] as WrittenMail
}

const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
const plain = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
/** Words and the addresses of links. */
const wordsOf = (text: string) => new Set(text.match(/https?:\/\/[^\s"]*[^\s".,:;।]|[\p{L}\p{M}\p{N}]+/gu))
const wordsOfHtml = (html: string) =>
  wordsOf(
    plain(
      bodyOf(html)
        .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
        .replace(/<[^>]*>/g, ' '),
    ),
  )

function lettersIn(language: Language): [string, Letter][] {
  const at = { name: 'Asha Verma', when: bookingMailTexts[language].when(0, 'Asia/Kolkata') }
  const [identity, booking, follow] = [identityTexts[language], bookingMailTexts[language], followMailTexts[language]]
  const [lost, reading, answer] = [lostDeviceTexts[language], readingMailTexts[language], answerMailTexts[language]]
  const link = (label: string) => ({ label, url })
  return [
    ['code', { text: identity.code('042917'), code: '042917' }],
    ['known', identity.known({ login: 'https://x.test/login', reset: 'https://x.test/forgot-password' })],
    ...Object.entries(identity.changed).map(([what, of]): [string, Letter] => [what, of('https://x.test/reset')]),
    ['guesses', identity.guesses('https://x.test/reset')],
    ['address', mailTexts[language].confirm({ name: 'Drishti', link: url })],
    ...Object.entries(contactChangeTexts[language]).map(([what, of]): [string, Letter] => [
      `change ${what}`,
      of({ name: 'Drishti', link: url, phone: '+919812300001', email: 'new@x.test' }),
    ]),
    ['newsletter', newsletterMailTexts[language].confirm({ name: 'Drishti', link: url })],
    ['confirmed', { ...newsletterMailTexts[language].confirmed({ name: 'Drishti' }), leave }],
    [
      'alert',
      {
        text: sentenceOf({ event: 'books.wrong', id: 'I3', rule: 'a & b', count: 2, sample: [] }),
        links: [link('See')],
      },
    ],
    ['digest', { text: '2 × a problem\n1 × an alert', links: [link('Open the inbox')] }],
    ['message', { text: 'Ravi <ravi@x.test> wrote:\n\nA < B & "C"', links: [link('Answer it in the inbox')] }],
    ['closed', deletionMailTexts[language]],
    ['follow', { text: follow.text('Asha Verma'), links: [link(follow.profile)], leave }],
    ['device', { text: lost.text, links: [link(lost.allow)], leave }],
    ['reading', { text: reading.body, links: [link(reading.open)], leave }],
    ['follow-up', { text: 'Wear it.\n\nOn Thursday.', links: [link(followUpMailTexts[language].open)], leave }],
    ['answer', { text: `${answer.greeting('Ravi', 'Lahiri.\nYes.')}\n\n${answer.quoted('Which one?')}` }],
    ...Object.entries(booking.news).flatMap(([news, sides]) =>
      Object.entries(sides).map(([side, words]): [string, Letter] => [
        `${news} for ${side}`,
        { text: words(at).body, links: [link(booking.bookings), link(booking.profile), link(booking.calendar)], leave },
      ]),
    ),
  ]
}

const letters = LANGUAGES.flatMap((language) => lettersIn(language).map(([name, of]) => [language, name, of] as const))

test.each(letters)('%s, %s: both twins have the same words', async (language, _, letter) => {
  const { text, html } = await written(letter, language)
  expect(wordsOfHtml(html)).toEqual(wordsOf(text))
  expect(html).toContain(`<html lang="${language}" dir="ltr">`)
  expect(html).not.toMatch(/<(img|script|link|iframe|form|base)\b|url\(|@import|undefined|\[object/)
})

test.each([
  '<script>alert(1)</script>',
  '"><a href="https://evil.test">Log in</a>',
  "' onmouseover='alert(1)",
  'आशा & <b>वर्मा</b>',
  '\u202eahsA\u202c \u2066אשה\u2069',
])('a name is never read as HTML: %s', async (name) => {
  const letter = { subject: name, text: `${name} has written.`, links: [{ label: name, url }], leave }
  const { html } = await written(letter)
  expect(html.match(/<[a-z]+/g)).toEqual(
    (await written({ ...letter, text: 'A.', subject: 'A' })).html.match(/<[a-z]+/g),
  )
  expect(plain(bodyOf(html)).split(name)).toHaveLength(3)
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://x.test/a?b=1&amp;c=2"',
    `href="${leave}"`,
    'href="https://x.test"',
  ])
})

test('addresses of the site become links without the sign at their end, those of others stay words', async () => {
  const text = 'At https://x.test/login, or (https://x.test/reset). https://x.test.evil/ https://evil.test javascript:x'
  const { html } = await written({ text, links: [{ label: 'Press', url: 'javascript:alert(1)' }] })
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://x.test/login"',
    'href="https://x.test/reset"',
    'href="https://x.test"',
  ])
  expect(html).toContain('Press: javascript:alert(1)')
})

test('the first link is a button, further ones are links; plain text has their addresses below their labels', async () => {
  const links = [
    { label: 'Open your bookings', url: 'https://x.test/b' },
    { label: 'For your calendar', url: 'https://x.test/c.ics' },
  ]
  const { html, text } = await written({ text: 'Tomorrow.', links, leave })
  expect(html).toMatch(/bgcolor="#e8912d"[^>]*>\s*<a href="https:\/\/x\.test\/b"[^>]*>Open your bookings<\/a>/)
  expect(html).toMatch(/<a class="link" href="https:\/\/x\.test\/c\.ics"[^>]*>For your calendar<\/a>/)
  expect(text).toBe(
    `Tomorrow.\n\nOpen your bookings:\nhttps://x.test/b\n\nFor your calendar:\nhttps://x.test/c.ics\n\nGet no more mails of this kind:\n${leave}\n\n-- \nDrishti\nhttps://x.test`,
  )
})

test('a code is shown large, and only where the mail names it', async () => {
  const large = /letter-spacing:6px[^>]*>042917</
  expect((await written({ text: '042917\n\nFor 10 minutes.', code: '042917' })).html).toMatch(large)
  expect((await written({ text: '042917\n\nMy number.' })).html).not.toMatch(large)
})

test('paragraphs and lines stay as they were written', async () => {
  const { html } = await written({ text: 'One.\r\nTwo.\r\n\r\n\r\nThree.' })
  expect(bodyOf(html)).toMatch(/>One\.<br>Two\.<\/p><p [^>]*>Three\.<\/p>/)
})
