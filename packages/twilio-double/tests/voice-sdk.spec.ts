// The Twilio double against the real Voice SDK in Chromium: what it proves here, journeys may rely on.
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { build } from 'esbuild'
import { startTwilioDouble, type TwilioDouble } from '../src/index.ts'
import { ACCOUNT, CONFERENCE, type Product, PUBLIC, startProduct } from './support/product.ts'
import { forget, hears, join, PAGE, receives, said, token } from './support/sdk-page.ts'

let product: Product & { url: string }
let double: TwilioDouble
let browser: Browser

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ launchOptions }) => {
  const bundle = await build({
    stdin: { contents: PAGE, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  })
  product = await startProduct()
  product.answers['/page'] =
    `<!doctype html><script>${bundle.outputFiles[0]!.text.replaceAll('</script', '<\\/script')}</script>`
  product.answers['/voice'] = ({ session, seat }) =>
    session === '1' ? CONFERENCE(seat ?? '') : '<Response><Reject/></Response>'
  const reach = (url: string) => url.replace(PUBLIC, product.url)
  double = await startTwilioDouble({
    ...ACCOUNT,
    voiceUrl: `${PUBLIC}/voice`,
    voiceStatusUrl: `${PUBLIC}/app-status`,
    reach,
    lostSocketMs: 8_000,
  })
  browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...double.chromiumArgs] })
})
test.afterAll(async () => {
  await browser.close()
  await double.close()
  await product.stop()
})
test.afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await double.reset()
  product.received.length = 0
})

async function device(identity: string, options?: object, jwt = token(identity)): Promise<Page> {
  // Microphones need a secure origin, which localhost is.
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${product.url}/page`.replace('127.0.0.1', 'localhost'))
  await page.evaluate(([jwt, options]) => window.sdk.open(jwt, options), [jwt, options] as const)
  return page
}

test('two browsers register, meet in a conference, hear each other, and part', async () => {
  const user = await device('user_1')
  const astro = await device('astro_1')
  await astro.evaluate(() => window.sdk.device.register())
  await said(astro, 'registered')
  expect(double.registered).toEqual(['astro_1'])

  await Promise.all([join(user, 'user'), join(astro, 'astro')])
  await said(user, 'call accept')
  await said(astro, 'call accept')
  await Promise.all([hears(user), hears(astro)])
  expect(await user.evaluate(() => window.sdk.call.status())).toBe('open')
  await expect.poll(() => user.evaluate(() => window.sdk.codec)).toBe('PCMU')
  expect(double.loudest('client:user_1')).toBeGreaterThan(0.01)
  const voice = product
    .at('/voice')
    .map(({ params, valid }) => [params.From, params.ApplicationSid, params.Direction, valid])
  expect(voice.sort()).toEqual(['astro_1', 'user_1'].map((who) => [`client:${who}`, ACCOUNT.appSid, 'inbound', true]))

  await user.evaluate(() => window.sdk.call.disconnect())
  await double.until(() => !double.liveCall('client:user_1'))
  await double.webhooks.seen('participant-leave')
  const conference = double.conference('session-1')!
  expect(conference.participants.map(({ label }) => label)).toEqual(['astro'])
  conference.end()
  await said(astro, 'call disconnect')
  await double.idle()
  expect(product.at('/conf').at(-1)!.params.ReasonConferenceEnded).toBe('conference-ended-via-api')
  expect(product.at('/app-status').map(({ params }) => [params.CallStatus, params.Direction])).toEqual([
    ['completed', 'inbound'],
    ['completed', 'inbound'],
  ])
  // Insights went to the double as well.
  expect(double.insights.some(({ path }) => path === '/v4/EndpointEvents')).toBe(true)
})

test('a cut socket reconnects, an ICE restart passes, and both sides hear on', async () => {
  const user = await device('user_1')
  const astro = await device('astro_1')
  await Promise.all([join(user, 'user'), join(astro, 'astro')])
  await Promise.all([hears(user), hears(astro)])
  double.cutSockets('user_1')
  await said(user, 'call reconnecting')
  await said(user, 'call reconnected')
  expect(await user.evaluate(() => window.sdk.call.status())).toBe('open')

  const before = await user.evaluate(() => window.sdk.ufrag())
  await user.evaluate(() => window.sdk.call._mediaHandler.iceRestart())
  await expect.poll(() => user.evaluate(() => window.sdk.ufrag())).not.toBe(before)
  // New packets over the new path, not what was still in the buffer.
  await Promise.all([receives(user), receives(astro)])
  await Promise.all([forget(user), forget(astro)])
  await Promise.all([hears(user), hears(astro)])
  expect(double.calls.map(({ status }) => status)).toEqual(['in-progress', 'in-progress'])
})

test('a browser that is gone for good leaves when its time is over; a second tab of a side is refused', async () => {
  const user = await device('user_1')
  const twin = await device('user_1')
  await join(user, 'user')
  await double.webhooks.seen('participant-join')
  await join(twin, 'user')
  await said(twin, 'call disconnect')
  expect(double.notifications.map(({ code }) => code)).toEqual([16025])

  double.gateway.down = true
  double.cutSockets()
  await said(user, 'call reconnecting')
  const left = await double.webhooks.seen('participant-leave', { timeoutMs: 60_000 })
  expect(left.params.ReasonParticipantLeft).toBe('participant_hung_up')
  double.gateway.down = false
})

test('two tabs ring, the first to accept has the call', async () => {
  const tabs = [await device('astro_1'), await device('astro_1')] as const
  for (const tab of tabs) await tab.evaluate(() => window.sdk.device.register())
  await double.until(() => double.registered.length === 2)
  product.answers['/leg'] = CONFERENCE('astro')
  await rest('/Calls.json', { From: '+12025550100', To: 'client:astro_1', Url: `${PUBLIC}/leg` })
  for (const tab of tabs) await said(tab, 'incoming')
  await tabs[1].evaluate(() => window.sdk.call.accept())
  await said(tabs[1], 'call accept')
  await said(tabs[0], 'call cancel')
  await double.until(() => double.conference('session-1')?.participants.length === 1)
})

test('keys, messages both ways, and a telephone in the same conference', async () => {
  const user = await device('user_1')
  await join(user, 'user')
  await said(user, 'call accept')
  await user.evaluate(() => window.sdk.call.sendDigits('1w#'))
  await double.until(() => double.liveCall('client:user_1')?.keys.pressed === '1#')
  await user.evaluate(() =>
    window.sdk.call.sendMessage({ content: { text: 'hello' }, messageType: 'user-defined-message' }),
  )
  await said(user, 'call messageSent')
  expect(double.userMessages.map(({ content }) => JSON.parse(content))).toEqual([{ text: 'hello' }])
  const { sid } = double.liveCall('client:user_1')!
  await rest(`/Calls/${sid}/UserDefinedMessages.json`, { Content: '{"text":"namaste"}' })
  await expect.poll(() => user.evaluate(() => window.sdk.message)).toEqual({ text: 'namaste' })

  double.phone('+14155550123', { tone: 440 })
  await rest('/Conferences/session-1/Participants.json', { From: '+12025550100', To: '+14155550123', Label: 'astro' })
  await hears(user)
  await expect.poll(() => double.loudest('+14155550123')).toBeGreaterThan(0.01)
  double.hangUp('+14155550123')
  await user.evaluate(() => window.sdk.call.disconnect())
  await double.until(() => double.calls.every(({ live }) => !live))
})

test('an incoming call rings, is accepted, heard, rejected, and given up', async () => {
  const astro = await device('astro_1')
  await astro.evaluate(() => window.sdk.device.register())
  await said(astro, 'registered')
  product.answers['/leg'] = CONFERENCE('astro')
  const ring = () =>
    rest('/Calls.json', { From: 'client:product', To: 'client:astro_1?session=9', Url: `${PUBLIC}/leg` })
  await ring()
  await said(astro, 'incoming')
  expect(await astro.evaluate(() => window.sdk.call.customParameters.get('session'))).toBe('9')
  await astro.evaluate(() => window.sdk.call.accept())
  await said(astro, 'call accept')
  double.phone('+14155550123', { tone: 440 })
  await rest('/Conferences/session-1/Participants.json', { From: '+12025550100', To: '+14155550123', Label: 'user' })
  await hears(astro)
  double.conference('session-1')!.end()
  await said(astro, 'call disconnect')

  await forget(astro)
  await ring()
  await said(astro, 'incoming')
  await astro.evaluate(() => window.sdk.call.reject())
  await double.until(() => double.calls.at(-1)?.status === 'busy')

  await forget(astro)
  const { sid } = await ring()
  await said(astro, 'incoming')
  await rest(`/Calls/${sid}.json`, { Status: 'canceled' })
  await said(astro, 'call cancel')
})

test('the browser hears that the product refused its call', async () => {
  const user = await device('user_1')
  await user.evaluate(() => window.sdk.connect({ session: '2' }))
  await said(user, 'call disconnect')
  expect(double.calls[0]!.status).toBe('no-answer')
  expect(double.conferences).toEqual([])
})

test('tokens: renewed in time, expired, forged, of another account, and refused on demand', async () => {
  // The SDK asks for a new one this long before the end.
  const astro = await device('astro_1', { tokenRefreshMs: 599_000 })
  await astro.evaluate(() => window.sdk.device.register())
  await said(astro, 'tokenWillExpire')
  await astro.evaluate((jwt) => window.sdk.device.updateToken(jwt), token('astro_1', { ttl: 900 }))
  await double.until(() => double.gateway.of('astro_1')[0]!.token!.exp * 1000 - Date.now() > 700_000)
  double.expireToken('astro_1')
  await expect.poll(() => astro.evaluate(() => window.sdk.error)).toEqual([20104, 31205])

  // A short token ends by itself.
  const short = await device('user_2', { tokenRefreshMs: 1_000 }, token('user_2', { ttl: 20 }))
  await short.evaluate(() => window.sdk.device.register())
  await said(short, 'tokenWillExpire')
  await expect.poll(() => short.evaluate(() => window.sdk.error)).toEqual([20104, 31205])

  const failing = async (jwt: string) => {
    const page = await device('user_1', {}, jwt)
    await page.evaluate(() => void window.sdk.device.register().catch(() => {}))
    await expect.poll(() => page.evaluate(() => window.sdk.error)).not.toBeNull()
    return await page.evaluate(() => window.sdk.error)
  }
  expect(await failing(token('user_1', { secret: 'of somebody else entirely, 32 byte' }))).toEqual([20101, 31204])
  double.refuseTokens(31201)
  expect(await failing(token('user_1'))).toEqual([20151, 31201])
})

async function rest(path: string, form: Record<string, string>): Promise<{ sid: string }> {
  const response = await fetch(`${double.restUrl}/2010-04-01/Accounts/${ACCOUNT.accountSid}${path}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${ACCOUNT.apiKey}:${ACCOUNT.apiSecret}`)}` },
    body: new URLSearchParams(form),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as { sid: string }
}
