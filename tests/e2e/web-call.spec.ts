// A web call from browser to browser, with fake microphones: from the list to the receipt.
import type { Page } from '@playwright/test'
import { logInAs, onlineAs } from '../support/browser-server.ts'
import { expect, speaking, startCall, test } from '../support/call-pages.ts'
import { meterReaches } from '../support/meter-time.ts'
import { watchMicrophones } from '../support/microphones.ts'
import { chooseKind } from '../support/request-dialog.ts'

/** The loudness of the other side: the root mean square of the sound that plays, at its loudest within a second. */
function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { srcObject } = document.querySelector('audio') as HTMLAudioElement
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    audio.createMediaStreamSource(srcObject as MediaStream).connect(analyser)
    const data = new Float32Array(analyser.fftSize)
    let loudest = 0
    const end = performance.now() + 1_000
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      analyser.getFloatTimeDomainData(data)
      loudest = Math.max(loudest, Math.sqrt(data.reduce((sum, value) => sum + value * value, 0) / data.length))
    }
    await audio.close()
    return loudest
  })
}

test('a web call connects, is heard on both sides, billed by what was heard, and survives a reload', async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  const accepted = Date.now()
  await expect(user.getByText('Speaking')).toBeVisible()
  await expect(page.getByText('Speaking')).toBeVisible()
  test.info().annotations.push({ type: 'connected after ms', description: String(Date.now() - accepted) })
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  await meterReaches(user, 3)

  await user.getByRole('textbox', { name: 'Message' }).fill('do you hear me?')
  await user.keyboard.press('Enter')
  await expect(page.getByText('do you hear me?')).toBeVisible()
  await expect(user.getByText('read', { exact: true })).toBeAttached()
  await user.getByRole('button', { name: 'Mute' }).click()
  await expect(user.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('has muted the microphone.')).toBeVisible()

  // The list of files, in a page of its own.
  const [files] = await Promise.all([
    user.context().waitForEvent('page'),
    user.getByRole('link', { name: 'Files' }).click(),
  ])
  await expect(files.getByText('No files yet')).toBeVisible()
  const choosing = files.waitForEvent('filechooser')
  await files.getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles({
    name: 'chart.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await expect(files.getByRole('row', { name: /chart\.png/ })).toContainText('You')
  await expect(page.getByRole('img', { name: 'chart.png' })).toBeVisible()
  await files.getByRole('button', { name: 'Show chart.png' }).click()
  await expect(files.getByRole('dialog', { name: 'chart.png' }).getByRole('img')).toBeVisible()
  await files.keyboard.press('Escape')
  const url = await page.getByRole('img', { name: 'chart.png' }).getAttribute('src')
  await files.getByRole('button', { name: 'Delete chart.png' }).click()
  await files.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(files.getByRole('row', { name: /chart\.png/ })).toContainText('removed')
  await expect(page.getByText('chart.png was removed.')).toBeVisible()
  expect((await page.request.get(`${server.url}${url}`)).status()).toBe(404)
  await files.close()

  await Promise.all([page.reload(), expect(user.getByText('The meter is paused.', { exact: false })).toBeVisible()])
  await expect(page.getByText('Speaking')).toBeVisible()
  await expect(user.getByText('Speaking')).toBeVisible()

  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await user.getByText('Good', { exact: true }).click()
  await expect(user.getByRole('radio', { name: /^4/ })).toBeChecked()
  await user.getByLabel('What was wrong?').selectOption('Echo')
  await user.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(user.getByText('Thank you.')).toBeVisible()
  await user.getByRole('link', { name: 'Receipt' }).click()
  await expect(user.getByText('Web call', { exact: false }).first()).toBeVisible()
})

test('while the meter is paused no page sends its voice, whatever the other page reports', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  let report = (_up: boolean) => {}
  await user.routeWebSocket(/live\/consultation/, (page) => {
    const room = page.connectToServer()
    report = (up) => room.send(JSON.stringify({ type: 'media', up }))
  })
  const { page } = await startCall(chrome, server, { user })
  await speaking(user, page)
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  // The sound between the two browsers goes on; only the report says that there is none.
  report(false)
  await expect(page.getByText('The meter is paused', { exact: false })).toBeVisible()
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeLessThan(0.001)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toHaveAttribute('aria-pressed', 'false')
  report(true)
  await speaking(user, page)
  for (const side of [user, page]) await expect.poll(() => loudness(side)).toBeGreaterThan(0.01)
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('one tab of a call speaks: the older one says so, lets go, and can take it back', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const { user, page } = await startCall(chrome, server)
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Mute' }).click()

  const second = await user.context().newPage()
  await second.goto(user.url())
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()
  await expect(second.getByText('Speaking')).toBeVisible()
  await expect(page.getByText('Speaking')).toBeVisible()
  // It stays so: neither takes the other's place by itself.
  await meterReaches(second, 5)
  await expect(user.getByText('This call is open in another tab.')).toBeVisible()

  await user.getByRole('button', { name: 'Continue here' }).click()
  await expect(second.getByText('This call is open in another tab.')).toBeVisible()
  await expect(user.getByText('Speaking')).toBeVisible()
  // The page is still muted after the reload: the other side hears no voice.
  await expect(user.getByRole('button', { name: 'Muted' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => loudness(page)).toBeLessThan(0.001)
  await second.close()
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
})

test('a call that cannot be prepared gives the microphone back; a device that fails changes nothing else', {
  tag: '@long',
}, async ({ chrome, server }) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  const microphones = await watchMicrophones(user)
  await user.route('**/api/calls/token/', (route) => route.fulfill({ status: 503, json: { error: 'x', code: 'x' } }))
  await startCall(chrome, server, { user })
  await expect(user.getByText('The call could not be prepared')).toBeVisible()
  expect(await microphones.held()).toBe(0)
  await expect(user.getByRole('button', { name: 'Try again' })).toBeVisible()
  // It is tried again by itself.
  await user.unroute('**/api/calls/token/')
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Sound' }).click()
  await microphones.fail(true)
  const choice = user.getByRole('combobox', { name: 'Microphone' })
  await expect.poll(() => choice.locator('option').count()).toBeGreaterThan(1)
  await choice.selectOption({ index: (await choice.locator('option').count()) - 1 })
  await expect(user.getByText('That device could not be used.', { exact: false })).toBeVisible()
  await expect(user.getByText('Speaking')).toBeVisible()
  await user.getByRole('button', { name: 'Keypad' }).click()
  await user.keyboard.type('1#')
  await expect(user.getByLabel('Digits sent')).toHaveText('1 #')
  await user.getByRole('button', { name: 'End call' }).first().click()
  await expect(user.getByText('The call is over.')).toBeVisible()
  await expect.poll(microphones.held).toBe(0)
})

test('an accept whose answer is lost is asked again by the same tab, and the call opens', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const farzana = await onlineAs(chrome, server, 'farzana@drishti.test')
  let lost = 0
  await farzana.route('**/api/calls/accept/**', async (route) => {
    await route.fetch()
    lost += 1
    await (lost === 1 ? route.abort('connectionreset') : route.fallback())
  })
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await chooseKind(user, 'Web call')
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  const [page] = await Promise.all([
    farzana.context().waitForEvent('page'),
    farzana.getByRole('button', { name: 'Accept on Web' }).click(),
  ])
  await page.waitForURL(/\/call\//)
  await expect(page.getByText('Speaking')).toBeVisible()
  expect(lost).toBe(2)
  await page.getByRole('button', { name: 'End call' }).first().click()
  await expect(page.getByText('The call is over.')).toBeVisible()
})

test('a browser that cannot call says so before the astrologer is rung', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  await onlineAs(chrome, server, 'farzana@drishti.test')
  await user.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'))
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await expect(user.getByRole('radio', { name: /^Web call/ })).toBeDisabled()
  await expect(user.getByText('This browser cannot call.', { exact: false })).toBeVisible()
})

test('the tab that accepts too late leaves the record of the call to the one that won', { tag: '@long' }, async ({
  chrome,
  server,
}) => {
  const farzana = await onlineAs(chrome, server, 'farzana@drishti.test')
  const late = await farzana.context().newPage()
  await late.goto(`${server.url}/dashboard/astrologer/availability`)
  await expect(late.getByText('You are online', { exact: true })).toBeVisible()
  const record = () => farzana.evaluate(() => localStorage.getItem('activeCall'))
  await late.route('**/api/calls/accept/**', async (route) => {
    await expect.poll(record).toContain('web-call')
    await route.continue()
  })
  const user = await logInAs(chrome, server, 'daniel@drishti.test')
  await user.goto(`${server.url}/astrologers`)
  await user.getByRole('link', { name: /^Chat: Farzana/ }).click()
  await chooseKind(user, 'Web call')
  await user.getByRole('button', { name: /^Call Farzana/ }).click()
  for (const tab of [farzana, late]) await expect(tab.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  await late.getByRole('button', { name: 'Accept on Web' }).click()
  await farzana.getByRole('button', { name: 'Accept on Web' }).click()
  await expect(late.getByText('This request was accepted on another device.').first()).toBeVisible()
  expect(await record()).toContain('web-call')
})
