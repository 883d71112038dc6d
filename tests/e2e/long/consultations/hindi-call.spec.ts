// A web call in Hindi on both sides: no sentence in English, and no clipped text, while it rings, runs, and after its end.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/call-pages.ts'
import { findings } from '#tests/support/screens/axe.ts'
import { clippedText } from '#tests/support/screens/clipped-text.ts'
import { drawnAnew } from '#tests/support/screens/screens-of-role.ts'
import { englishLines, visibleText } from '#tests/support/screens/visible-text.ts'
import { logInAs, onlineAs } from '#tests/support/servers/browser-server.ts'

async function problemsOf(page: Page): Promise<string[]> {
  // Chromium names its microphones in English.
  const found = englishLines(visibleText(await page.content())).filter((line) => !line.startsWith('Fake '))
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await drawnAnew(page)
    found.push(...(await clippedText(page)).map((each) => `${width}: ${each}`))
  }
  return [...found, ...(await findings(page))]
}

test('a call in Hindi, from the ring to the end', async ({ chrome, server, people }) => {
  const tara = await onlineAs(chrome, server, people.astrologer)
  await tara.goto(`${server.url}/hi/dashboard/astrologer/dashboard`)
  const user = await logInAs(chrome, server, people.client)
  await user.goto(`${server.url}/hi/astrologer/${people.astrologer.id}`)
  await user.getByRole('radio', { name: /^वेब कॉल/ }).check()
  await user.getByRole('button', { name: /कॉल करें$/ }).click()
  await user.waitForURL(/\/hi\/call\//)
  await expect(user.getByText('घंटी जा रही है').first()).toBeVisible()
  expect(await problemsOf(user)).toEqual([])

  const dialog = tara.getByRole('alertdialog', { name: 'इनकमिंग कॉल' })
  await expect(dialog).toBeVisible()
  const [page] = await Promise.all([
    tara.context().waitForEvent('page'),
    dialog.getByRole('button', { name: 'वेब पर स्वीकारें' }).click(),
  ])
  await page.waitForURL(/\/hi\/call\//)
  for (const each of [user, page]) await expect(each.getByText('बातचीत जारी')).toBeVisible()
  for (const each of [user, page]) expect(await problemsOf(each)).toEqual([])

  await user.getByRole('button', { name: 'कॉल समाप्त करें' }).first().click()
  for (const each of [user, page]) await expect(each.getByText('कॉल समाप्त हो गई है।')).toBeVisible()
  await expect(user.getByText('आपने समाप्त किया।')).toBeVisible()
  for (const each of [user, page]) expect(await problemsOf(each)).toEqual([])
})
