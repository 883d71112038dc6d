// The product with Twilio's double beside it: its REST and webhooks are real HTTP; legs of pages are simulated.
import { type Call, type PhoneScript, startTwilioDouble, type TwilioDouble } from 'twilio-double'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { eventually, type Message, type Opened, state, until } from '#tests/support/pages/conversation.ts'
import { newPhone, type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import { machineClock, startFastClock, type TestClock } from '#tests/support/rigs/fast-clock.ts'
import { startTestServer, type TestServer } from './server.ts'
import { ACCOUNT, PUBLIC } from './twilio-account.ts'

export const OUR_NUMBER = '+18005550177'

export type TwilioServer = TestServer & { double: TwilioDouble; clock: TestClock }

/** The double, which reaches the product where it is now. */
export function doubleFor(url: () => string, speed: number, clock: TestClock = machineClock): Promise<TwilioDouble> {
  return startTwilioDouble({
    clock,
    ...ACCOUNT,
    voiceUrl: `${PUBLIC}/webhooks/twilio/voice`,
    voiceStatusUrl: `${PUBLIC}/webhooks/twilio/status`,
    reach: (address) => address.replace(PUBLIC, url()),
    speed,
  })
}

export function settingsFor(double: TwilioDouble): Record<string, string> {
  return {
    TWILIO_ACCOUNT_SID: ACCOUNT.accountSid,
    TWILIO_AUTH_TOKEN: ACCOUNT.authToken,
    TWILIO_API_KEY: ACCOUNT.apiKey,
    TWILIO_API_SECRET: ACCOUNT.apiSecret,
    TWILIO_APP_SID: ACCOUNT.appSid,
    TWILIO_PHONE_NUMBER: OUR_NUMBER,
    TWILIO_API: double.restUrl,
    PUBLIC_BASE_URL: PUBLIC,
  }
}

/** `speed`: how much faster than real time phones ring and gathers wait. */
export async function startTwilioServer(more: Record<string, string> = {}, speed = 20): Promise<TwilioServer> {
  return startWith(more, speed, machineClock)
}

/** The product and the double on a clock that runs faster. */
export async function startFastTwilioServer(): Promise<TwilioServer> {
  const clock = startFastClock()
  return startWith(clock.bindings, 20, clock)
}

async function startWith(more: Record<string, string>, speed: number, clock: TestClock): Promise<TwilioServer> {
  let url = ''
  const double = await doubleFor(() => url, speed, clock)
  const server = await startTestServer({ ...settingsFor(double), ...more })
  url = server.url
  return {
    ...server,
    double,
    clock,
    async stop() {
      await double.close()
      await server.stop()
    },
  }
}

/** A page's leg, as the voice SDK makes it: it follows what our voice webhook answers. */
export function pageLeg(double: TwilioDouble, identity: string, session: string): Call {
  return double.callAs(identity, { session })
}

/** A number of one's own, verified. */
export async function verifiedNumber(server: TestServer, { id }: Person, country: '+1' | '+91'): Promise<string> {
  const number = newPhone(country)
  await server.db.prepare('UPDATE user SET phone = ?, phone_verified_at = 1 WHERE id = ?').bind(number, id).run()
  return number
}

export type AskedConsultation = {
  asha: Person
  mira: Person
  ashaPhone: string
  miraPhone: string
  id: string
  /** The ring that the astrologer's page received. */
  ring: Message['ring']
  line: Opened
}

/** Somebody with verified phones on both sides asks, and the astrologer's page rings. */
export async function ask(
  server: TwilioServer,
  kind: 'web-call' | 'phone-call',
  { cents = 2000, price = 1.8, budget }: { cents?: number; price?: number; budget?: number } = {},
): Promise<AskedConsultation> {
  const asha = await insertAstrologer(server, { price })
  const mira = await insertUser(server)
  const [ashaPhone, miraPhone] = [await verifiedNumber(server, asha, '+91'), await verifiedNumber(server, mira, '+1')]
  await topUp(mira, cents)
  const line = await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const form = { astrologer_id: asha.id, kind, ...(budget ? { budget_cents: budget } : {}) }
  const asked = await mira.call('POST', '/api/consultations/', form)
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  const { ring } = await until(line, ({ type }) => type === 'ring')
  return { asha, mira, ashaPhone, miraPhone, id: asked.body.session_id, ring, line }
}

/** The page the astrologer is led to by accepting. */
export async function accept({ asha, id }: AskedConsultation, device: 'web' | 'phone'): Promise<string> {
  const { status, body } = await asha.call('POST', `/api/calls/accept/${id}/`, { device })
  if (status !== 200) throw new Error(`accept: ${status} ${JSON.stringify(body)}`)
  return body.url
}

/** A web call that both pages are in. */
export async function liveWebCall(server: TwilioServer, options?: Parameters<typeof ask>[2]) {
  const asked = await ask(server, 'web-call', options)
  const { asha, mira, id } = asked
  await accept(asked, 'web')
  const mine = await socketOf(server, mira, 'consultation', id)
  const legs = {
    user: pageLeg(server.double, `user_${mira.id}`, id),
    astro: pageLeg(server.double, `astro_${asha.id}`, id),
  }
  await until(mine, state('active'))
  return { ...asked, mine, legs }
}

/** A phone call that was accepted, to phones that do as they are told. */
export async function phoneCall(server: TwilioServer, scripts: { asha?: PhoneScript; mira?: PhoneScript } = {}) {
  const asked = await ask(server, 'phone-call')
  if (scripts.asha) server.double.phone(asked.ashaPhone, scripts.asha)
  if (scripts.mira) server.double.phone(asked.miraPhone, scripts.mira)
  return { ...asked, url: await accept(asked, 'phone') }
}

/** Twilio lets go of a call, if it had one. */
export async function gone(call: () => Call | undefined): Promise<void> {
  await eventually(
    async () => call()?.live ?? false,
    (live) => !live,
  )
}

/** The receipt, once the session has ended. */
export async function receiptOf(mira: Person, id: string): Promise<Message> {
  const end = Date.now() + 100_000
  for (;;) {
    const { status, body } = await mira.call('GET', `/api/consultations/${id}/receipt/`)
    if (status === 200) return body as Message
    if (Date.now() > end) throw new Error(`no receipt: ${status} ${JSON.stringify(body)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * The whole seconds in which both sides were in the double's conferences until the session ended (ms UTC), by all of
 * Twilio's reports, lost ones too. The product closes the conference after the end: on a busy machine seconds later.
 */
export async function heardSeconds({ double }: TwilioServer, id: string, endedAt: number): Promise<number> {
  // A report is in the log once it was answered.
  await double.idle()
  const hooks = double.webhooks.log.filter(
    ({ kind, params }) => kind === 'conference' && params.FriendlyName === `session-${id}`,
  )
  const at = (event: string, label: string) =>
    hooks
      .filter(({ event: each, params }) => each === event && params.ParticipantLabel === label)
      .map(({ params }) => Date.parse(params.Timestamp ?? '') / 1000)
  const [from, to] = ['participant-join', 'participant-leave'].map((event) => [at(event, 'user'), at(event, 'astro')])
  return Math.min(Math.floor(endedAt / 1000), ...(to?.flat() ?? [])) - Math.max(...(from?.flat() ?? []))
}

/** Waits until both sides have been in the double's conference for so many seconds, whatever the product knows of it. */
export async function inConference({ double, clock }: TwilioServer, id: string, seconds: number): Promise<void> {
  const since = () => double.conference(`session-${id}`)?.participants.map((each) => each.since.getTime()) ?? []
  await eventually(
    async () => (since().length === 2 ? clock.now() - Math.max(...since()) : 0),
    (together) => together >= seconds * 1000,
  )
}
